import type {Problem} from '../../problems';
import {edgeOf, findIndent} from './splitProgram';

/** The least and the most lines that a page shows of a program. */
const MIN_LINES = 5;
const MAX_LINES = 14;
/** The width that fits beside the text of a page, and on a phone in two lines. */
const MAX_CHARACTERS = 60;

/**
 * Checks the part of a program that pages show.
 *
 * @param file the program, relative to the folder of the site
 * @param source its content
 */
export function checkRegion(file: string, source: string): Problem[] {
  const lines = source.split('\n');
  const edges = lines.flatMap((line, index) => {
    const edge = edgeOf(line);
    return edge === undefined ? [] : [{edge, index}];
  });
  const [start, end, ...more] = edges;
  if (start?.edge !== 'start' || end?.edge !== 'end' || more.length > 0) {
    const mark = /\.(?:sh|py)$/.test(file) ? '#' : '//';
    return [
      {
        place: `${file}:${(more[0]?.index ?? start?.index ?? 0) + 1}:1`,
        problem: `has ${String(edges.length)} marks of a region, instead of one start followed by one end`,
        fix: `write "${mark} region start" above the lines that pages show and "${mark} region end" below them, once`,
      },
    ];
  }
  const shown = lines.slice(start.index + 1, end.index);
  return [
    ...checkLength(`${file}:${String(start.index + 1)}:1`, shown.length),
    ...checkWidth(file, start.index + 2, shown),
  ];
}

function checkLength(place: string, count: number): Problem[] {
  if (count >= MIN_LINES && count <= MAX_LINES) return [];
  const problem = `has a region of ${String(count)} lines, and pages show ${String(MIN_LINES)} to ${String(MAX_LINES)}`;
  const fix =
    count > MAX_LINES
      ? 'move what only prepares the call, or handles its failure, out of the region'
      : 'include in the region what the program does with the response';
  return [{place, problem, fix}];
}

function checkWidth(file: string, firstLine: number, shown: readonly string[]): Problem[] {
  const indent = findIndent(shown);
  return shown.flatMap((line, index): Problem[] => {
    const width = line.slice(indent).replaceAll('\t', '  ').length;
    if (width <= MAX_CHARACTERS) return [];
    return [
      {
        place: `${file}:${String(firstLine + index)}:${String(indent + 1)}`,
        problem: `has a line of ${String(width)} characters in its region, and ${String(MAX_CHARACTERS)} is the most`,
        fix: 'break it, or give a long value a name above the region',
      },
    ];
  });
}
