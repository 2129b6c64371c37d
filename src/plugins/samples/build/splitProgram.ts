/** The lines of a program that pages show, counted from 1 in its text. */
export type Part = {
  readonly first: number;
  readonly last: number;
  /** The number of characters that all of them are indented by. */
  readonly indent: number;
};

/** A program without the comments that mark its part. */
export type SplitProgram = {
  /** What readers copy, and what the tests run. */
  readonly text: string;
  /** Undefined if no part is marked. */
  readonly part: Part | undefined;
};

/** Matches a comment that marks the start or the end of the part of a program that pages show. */
const MARKER = /^\s*(?:#|\/\/) region (?<edge>start|end)\s*$/;

/** @returns which edge of the part a line marks, or undefined for every other line */
export function edgeOf(line: string): 'start' | 'end' | undefined {
  const edge = MARKER.exec(line)?.groups?.edge;
  return edge === 'start' || edge === 'end' ? edge : undefined;
}

/** @returns the number of characters that all lines are indented by, not counting empty lines */
export function findIndent(lines: readonly string[]): number {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return indents.length === 0 ? 0 : Math.min(...indents);
}

/**
 * Removes the comments that mark the part of a program.
 *
 * @param source the file, with the comments `region start` and `region end` around its part
 */
export function splitProgram(source: string): SplitProgram {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => edgeOf(line) === 'start');
  const end = lines.findIndex((line) => edgeOf(line) === 'end');
  const text = lines.filter((line) => edgeOf(line) === undefined).join('\n');
  if (start < 0 || end <= start + 1) return {text, part: undefined};
  const indent = findIndent(lines.slice(start + 1, end));
  return {text, part: {first: start + 1, last: end - 1, indent}};
}
