import type {Mention} from './Mention';

const PAIR = /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/.-]*[\w/]/g;
const HEADER = /\bx-[a-z0-9]+-[a-z0-9]+(?:-[a-z0-9]+)*\b/gi;
const VARIABLE = /\b(?:RUNGEN|OPENAI)_[A-Z_]+\b/g;

/** A number from 100 to 599 after one of these words is a status, and so are those in a list that it starts. */
const STATUSES =
  /\b(?:HTTP|status(?:es)?(?: codes?)?|answers?|answered|errors?)(?: (?:is|of|with|are))? (?<list>[1-5]\d\d\b(?:(?:, | or | and |, or |, and )[1-5]\d\d\b)*)(?! *[a-z%]*(?:px|GB|MB|KB|ms|images?|words?|apps?|jobs?))/gi;

/**
 * Finds what plain text mentions of the contract: a method with a path, a header, an environment variable, and a number
 * after a word that marks it as a status.
 *
 * @param text text of a page that is not in code font
 * @returns what has to exist in the contract, grouped by kind
 */
export function classifyText(text: string): Mention[] {
  return [
    ...find(text, PAIR).map((it): Mention => ({kind: 'method and path', text: it})),
    ...find(text, HEADER).map((it): Mention => ({kind: 'header', text: it})),
    ...find(text, VARIABLE).map((it): Mention => ({kind: 'environment variable', text: it})),
    ...[...text.matchAll(STATUSES)].flatMap((match) =>
      find(match.groups?.list ?? '', /\d+/g).map((it): Mention => ({
        kind: 'status code',
        text: it,
      })),
    ),
  ];
}

function find(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}
