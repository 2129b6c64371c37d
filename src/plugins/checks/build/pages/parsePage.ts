import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Problem} from '../../../problems';
import {keepLast} from '../../../built-pages';
import {ELEMENT_FIXES} from './components';
import {type Page, type PageSource, problemsOf, type Point} from './Page';

/** Parses MDX as Docusaurus does. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** A page, or why it could not be parsed. */
type Parsed =
  | {readonly page: Page; readonly problem?: undefined}
  | {readonly page?: undefined; readonly problem: Problem};

const lastReading = keepLast<Parsed>();

/**
 * Parses the Markdown of one page into a tree. The tree is cached: a call with the same text returns the same tree, so
 * callers must not change it.
 *
 * @returns the page, or the problem at the place where the parser failed
 */
export function parsePage(source: PageSource): Parsed {
  return lastReading(source.file, source.text, () => read(source));
}

function read({file, text}: PageSource): Parsed {
  try {
    const tree = pageParser.parse(text);
    const yaml = tree.children.find((node) => node.type === 'yaml');
    return {page: {file, text, tree, yaml}};
  } catch (error) {
    if (!isReaderMessage(error)) {
      throw error;
    }
    return {
      problem: problemsOf(file)(
        findPoint(error),
        `cannot be read: ${error.reason}`,
        findFix(error),
      ),
    };
  }
}

type ReaderMessage = {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

function isReaderMessage(error: unknown): error is ReaderMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** If a tag is still open at the end of a page, the parser gives the position of the tag only in its message. */
function findPoint({reason, line, column}: ReaderMessage): Point {
  const named = /\((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups;
  return {
    line: line ?? Number(named?.line ?? 1),
    column: column ?? Number(named?.column ?? 1),
  };
}

/** An element that a page may not use should be replaced, not closed. */
function findFix({reason}: ReaderMessage): string {
  const element = /`<(?<name>[a-z]\w*)>`/.exec(reason)?.groups?.name ?? '';
  return (
    ELEMENT_FIXES[element] ??
    'close the tag or brace there; outside code, write \\< and \\{ for the signs themselves'
  );
}
