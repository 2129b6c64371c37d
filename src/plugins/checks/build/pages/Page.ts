import type {Root, Yaml} from 'mdast';
import type {Problem} from '../../../problems';

/** The text of a page and where it stands. */
export type PageSource = {
  /** The file, relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
};

/** A page whose Markdown could be read. */
export type Page = PageSource & {
  readonly tree: Root;
  /** The block between the `---` lines, if the page has one. */
  readonly yaml: Yaml | undefined;
};

/** Where something stands in a page. Lines and columns count from one. */
export type Spot = {
  readonly line: number;
  readonly column: number;
};

/** Where something is that concerns a whole file. */
const START: Spot = {line: 1, column: 1};

/**
 * Says where a problem is, in the form editors and terminals can open.
 *
 * @returns a function that makes problems of one page
 */
export function problemsOf(file: string) {
  return ({line, column}: Spot = START, problem: string, fix: string): Problem => ({
    place: `${file}:${line}:${column}`,
    problem,
    fix,
  });
}

/** Turns a position in a text into a line and a column. */
export function spotAt(text: string, offset: number): Spot {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
