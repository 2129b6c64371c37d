import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Problem} from '../../../problems';
import {keepLast} from '../../../reproducible-build';
import {ELEMENT_CURES} from './components';
import {type Page, type PageSource, problemsOf, type Spot} from './Page';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx);

/** A page, or why it could not be read. */
type Parsed =
  | {readonly page: Page; readonly problem?: undefined}
  | {readonly page?: undefined; readonly problem: Problem};

const lastReading = keepLast<Parsed>();

/**
 * Reads the Markdown of one page into a tree. Who reads the same text again gets the same tree, so nobody may
 * change it.
 *
 * @returns the page, or the one place the reader stumbled over
 */
export function parsePage(source: PageSource): Parsed {
  return lastReading(source.file, source.text, () => read(source));
}

function read({file, text}: PageSource): Parsed {
  try {
    const tree = parser.parse(text);
    const yaml = tree.children.find((node) => node.type === 'yaml');
    return {page: {file, text, tree, yaml}};
  } catch (error) {
    if (!isReaderMessage(error)) {
      throw error;
    }
    return {
      problem: problemsOf(file)(
        findSpot(error),
        `cannot be read: ${error.reason}`,
        findCure(error),
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

/** At the end of a page the reader gives the place of the open tag in its words only. */
function findSpot({reason, line, column}: ReaderMessage): Spot {
  const named = /\((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups;
  return {
    line: line ?? Number(named?.line ?? 1),
    column: column ?? Number(named?.column ?? 1),
  };
}

/** An element a page may not have is best not closed but replaced. */
function findCure({reason}: ReaderMessage): string {
  const element = /`<(?<name>[a-z]\w*)>`/.exec(reason)?.groups?.name ?? '';
  return (
    ELEMENT_CURES[element] ??
    'close the tag or brace there; outside code, write \\< and \\{ for the signs themselves'
  );
}
