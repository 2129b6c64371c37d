import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  ContentError,
  isRecord,
  memoizeLast,
  openYaml,
  type Problem,
  problemAt,
  type Text,
} from '../../files';
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

/** Parses MDX as Docusaurus does. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const cachedPage = memoizeLast<Page>();

/**
 * Parses the Markdown and the front matter of one page.
 *
 * @throws ContentError with its first problem: later ones would only be consequences
 * @example
 * parsePage({file: 'docs/intro.mdx', text: '# Introduction'}) // {route: '/docs/intro', …}
 */
export function parsePage(source: Text): Page {
  return cachedPage(source.file, source.text, () => {
    try {
      return readTree(source, pageParser.parse(source.text));
    } catch (error) {
      throw isParseError(error) ? new ContentError([explainParseError(source, error)]) : error;
    }
  });
}

function readTree(source: Text, tree: Root): Page {
  const block = tree.children.find((node) => node.type === 'yaml');
  const yaml = block && {file: source.file, text: `\n${block.value}`};
  const {document, problem: yamlProblem} = openYaml(yaml ?? {...source, text: ''});
  const problem = findOpenFence(source, tree) ?? yamlProblem;
  if (problem) throw new ContentError([problem]);
  const values: unknown = document.toJS();
  const frontMatter = isRecord(values) ? values : {};
  return {...source, tree, yaml, frontMatter, route: toRoute(source.file)};
}

type ParseError = ReturnType<VFile['message']>;

const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && 'ruleId' in error;

/** The tag that a message is about, such as `(7:14-7:20)`. The error itself is where the tag should have been closed. */
const TAG_POSITION = /\((\d+:\d+)/;

function explainParseError(source: Text, error: ParseError): Problem {
  const {message, ruleId, source: parser, line = 1, column = 1, place} = error;
  const isCode = ruleId === 'acorn'; // its words are about JavaScript
  const notJavaScript = '`{` in text starts an expression, and this is not valid JavaScript';
  const problem = `cannot be parsed: ${isCode ? notJavaScript : message}`;
  const fix = 'close the tag or brace there; for the characters, write \\< and \\{, or code';
  const isOpenBrace =
    parser === 'micromark-extension-mdx-expression' && ruleId === 'unexpected-eof';
  // This error is reported where the text ends, which may be far from the brace.
  if (isOpenBrace && place && 'offset' in place) {
    const brace = findOpenBrace(source.text.slice(0, place.offset));
    return problemAt(source, brace, problem, fix);
  }
  const [, position = `${line}:${column}`] = TAG_POSITION.exec(message) ?? [];
  return {location: `${source.file}:${position}`, problem, fix};
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

/** Returns the first code block that is not closed: it ends with the page, or swallows the start of another one. */
function findOpenFence(page: Text, tree: Root): Problem | undefined {
  let problem: Problem | undefined;
  visit(tree, 'code', ({position}) => {
    if (problem) return;
    const source = page.text.slice(position?.start.offset, position?.end.offset);
    const [first = '', ...lines] = source.split('\n').map((line) => line.trim());
    const [fence] = FENCE.exec(first) ?? [];
    if (fence === undefined) return;
    const opensAnother = (line: string): boolean =>
      line.startsWith(fence) && /\w/.test(line.charAt(fence.length)); // a language
    const swallowed = lines.findIndex(opensAnother);
    const isClosed = lines.at(-1)?.startsWith(fence) ?? false;
    if (isClosed && swallowed === -1) return;
    const line = (position?.start.line ?? 0) + swallowed + 1;
    const effect = swallowed === -1 ? '' : `; it contains the one in line ${line}`;
    const words = `unclosed code block ${fence}${effect}`;
    const fix = `put a line ${fence} below the code`;
    problem = problemAt(page, position?.start.offset, words, fix);
  });
  return problem;
}
