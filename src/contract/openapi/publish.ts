import {isNode, isScalar, parse, parseDocument, visit} from 'yaml';

/** How a contract is published. */
type PublishOptions = {
  /** The site that links with a path lead to, such as `https://docs.rungen.ai`. */
  readonly siteUrl: string;
  /** Whether the range `2XX` becomes `200`, for programs that cannot read a range. */
  readonly withoutRanges?: boolean;
};

/** The first line of `info` in a copy without ranges, where people and programs find it. */
const SUMMARY =
  "  summary: A copy for programs that cannot read 2XX. Its '200' stands for any status from 200 to 299.\n";

/**
 * Makes the text of a contract as readers download it: without `x-source`, which is for reviewers of this site, and with
 * links that lead to the site wherever the file is opened. Everything else stays as it is written, comments too.
 *
 * @param text the contract, in YAML
 * @returns the contract, in YAML
 */
export function publishContract(text: string, {siteUrl, withoutRanges}: PublishOptions): string {
  const edits: {readonly start: number; readonly end: number; readonly text: string}[] = [];
  visit(parseDocument(text), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !key.range) return;
      const [start, end] = key.range;
      if (key.value === 'x-source') {
        const lastCharacter = (isNode(value) && value.range ? value.range[1] : end) - 1;
        const lineStart = text.lastIndexOf('\n', start) + 1;
        edits.push({start: lineStart, end: text.indexOf('\n', lastCharacter) + 1, text: ''});
      } else if (key.value === '2XX' && withoutRanges) {
        edits.push({start, end, text: "'200'"});
      }
    },
  });
  let published = text;
  for (const edit of edits.reverse()) {
    published = published.slice(0, edit.start) + edit.text + published.slice(edit.end);
  }
  if (withoutRanges) published = published.replace('\ninfo:\n', `$&${SUMMARY}`);
  return published.replaceAll('](/', `](${siteUrl}/`); // the end of a link's text, and the start of a path
}

/** Makes JSON of a contract in YAML. */
export function contractToJson(text: string): string {
  return `${JSON.stringify(parse(text), undefined, 2)}\n`;
}
