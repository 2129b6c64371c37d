import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isRecord, memoizeLast, openYaml, type Problem, problemAt, type Text} from '../../files';
import {readSource} from './nodes';
import {toRoute} from './toRoute';

/** A page whose Markdown and front matter can be parsed. */
export type Page = Text & {
  /** The same object for the same text: callers must not change it. */
  readonly tree: Root;
  /** The block between the `---` lines, if there is one, with its lines where they are in the page. */
  readonly yaml: Text | undefined;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly route: string;
};

/** A page, or the one reason why it cannot be parsed. */
type Parsed = {readonly page: Page} | {readonly problem: Problem};

/** Parses MDX as Docusaurus does. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const cachedPage = memoizeLast<Parsed>();

/**
 * Parses the Markdown and the front matter of one page.
 *
 * @returns the page, or its first error: later ones would only be consequences
 * @example
 * parsePage({file: 'docs/intro.mdx', text: '# Introduction'}) // {page: {route: '/docs/intro', …}}
 * parsePage({file: 'docs/intro.mdx', text: '<Cards>'}) // {problem: {location: 'docs/intro.mdx:1:1', …}}
 */
export function parsePage(source: Text): Parsed {
  return cachedPage(source.file, source.text, () => {
    try {
      return parseTree(source, pageParser.parse(source.text));
    } catch (error) {
      const isSyntaxError = error instanceof Error && 'reason' in error;
      if (!isSyntaxError) throw error;
      return {problem: explainParseError(source, error)};
    }
  });
}

function parseTree(source: Text, tree: Root): Parsed {
  const block = tree.children.find((node) => node.type === 'yaml');
  const yaml = block && {file: source.file, text: `\n${block.value}`};
  const {document, problem: damage} = openYaml(yaml ?? {...source, text: ''});
  const problem = findOpenFence(source, tree) ?? damage;
  if (problem) return {problem};
  const values: unknown = document.toJS();
  const frontMatter = isRecord(values) ? values : {};
  return {page: {...source, tree, yaml, frontMatter, route: toRoute(source.file)}};
}

/** A position of the MDX parser, such as `7:14`. */
const POSITION = /(?:^|\()(\d+:\d+)/;

/** How a message about a brace that is not closed ends. Its position is where the text ends. */
const UNCLOSED_BRACE = 'closing brace for `{`';

/** Converts a parser error. Its position is in `name`; for an unclosed tag, in `message`. */
function explainParseError(source: Text, {name, message}: Error): Problem {
  const [, position = '1:1'] = POSITION.exec(message) ?? POSITION.exec(name) ?? [];
  const isCode = message.includes('with acorn'); // its words are about JavaScript
  const notCode = '`{` in text starts an expression, and this is not valid JavaScript';
  const problem = `cannot be parsed: ${isCode ? notCode : message}`;
  const fix =
    'close the tag or brace there; outside code, write \\< and \\{ for the characters themselves';
  if (!message.endsWith(UNCLOSED_BRACE)) {
    return {location: `${source.file}:${position}`, problem, fix};
  }
  return problemAt(source, findOpenBrace(textBefore(source, position)), problem, fix);
}

/** @param position `line:column`, both counted from 1 */
function textBefore({text}: Text, position: string): string {
  const [line = 1, column = 1] = position.split(':').map(Number);
  const lines = text.split('\n').slice(0, line);
  const last = lines.pop() ?? '';
  return [...lines, last.slice(0, column - 1)].join('\n');
}

/** @returns the offset of the last brace of a text that is not closed in it */
function findOpenBrace(text: string): number {
  let closed = 0;
  for (let offset = text.length - 1; offset > 0; offset -= 1) {
    if (text[offset] === '}') closed += 1;
    if (text[offset] !== '{') continue;
    if (closed === 0) return offset;
    closed -= 1;
  }
  return 0;
}

/** The start of a fence: three or more backticks or tildes. */
const FENCE = /^(?:`{3,}|~{3,})/;

/** Finds a code block that is not closed: all that follows, up to the end or to the next fence, becomes code. */
function findOpenFence(page: Text, tree: Root): Problem | undefined {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const [first = '', ...lines] = readSource(page, node).split('\n');
    const [fence] = FENCE.exec(first) ?? [];
    if (fence === undefined) return;
    const opensAnother = (line: string): boolean =>
      line.trim().startsWith(fence) && /^\w/.test(line.trim().slice(fence.length));
    const swallowed = lines.findIndex(opensAnother) + 1;
    const isClosed = lines.at(-1)?.trim().startsWith(fence) ?? false;
    if (isClosed && swallowed === 0) return;
    const line = (node.position?.start.line ?? 0) + swallowed;
    const effect = swallowed > 0 ? `; it contains the one in line ${line}` : '';
    problems.push(
      problemAt(
        page,
        node.position?.start.offset,
        `unclosed code block ${fence}${effect}`,
        `put a line ${fence} below the code`,
      ),
    );
  });
  return problems[0];
}
