import type {Root, Yaml} from 'mdast';
import type {Problem} from '../../../problems';

/** The text of a page and its path. */
export type PageSource = {
  /** The file, relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
};

/** A page whose Markdown could be parsed. */
export type Page = PageSource & {
  readonly tree: Root;
  /** The block between the `---` lines, if the page has one. */
  readonly yaml: Yaml | undefined;
};

/** A position in a page. Lines and columns start at 1. */
export type Point = {
  readonly line: number;
  readonly column: number;
};

/** The position of a problem that concerns a whole file. */
const START: Point = {line: 1, column: 1};

/**
 * Creates problems whose place is in a form that editors and terminals can open.
 *
 * @returns a function that creates the problems of one file
 */
export function problemsOf(file: string) {
  return ({line, column}: Point = START, problem: string, fix: string): Problem => ({
    place: `${file}:${line}:${column}`,
    problem,
    fix,
  });
}

/** Converts an offset in a text to a line and a column. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
