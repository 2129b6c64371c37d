import type {Json} from './parseLiteral';
import {findBody} from './findBody';
import {writeLiteral} from './writeLiteral';

/** A code block: its text, and its colors in the format that `splitTokens` reads. */
export type Code = {
  readonly code: string;
  readonly kinds: string;
  /** The lines that are shown before the reader expands the block, counted from 1; undefined when all are shown. */
  readonly part: Part | undefined;
};

type Part = {readonly first: number; readonly last: number; readonly indent: number};

type Colors = (readonly [kind: string, length: number])[];

function readColors(kinds: string, length: number): Colors {
  const runs: Colors = [...kinds.matchAll(/(\D)(\d+)/g)].map(([, kind = '-', count]) => [
    kind,
    Number(count),
  ]);
  const known = runs.reduce((sum, [, count]) => sum + count, 0);
  return [...runs, ['-', length - known]];
}

/** Cuts the colors to the characters between two offsets. */
function cutColors(colors: Colors, from: number, to: number): Colors {
  let at = 0;
  return colors.map(([kind, length]) => {
    const start = Math.max(from, at);
    at += length;
    return [kind, Math.max(0, Math.min(to, at) - start)];
  });
}

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** Moves the lines of a part after its body has grown or shrunk by `more` lines. */
function movePart(part: Part, bodyEnd: number, more: number): Part {
  const {first, last, indent} = part;
  return {
    first: bodyEnd < first ? first + more : first,
    last: bodyEnd <= last ? last + more : last,
    indent,
  };
}

/**
 * Changes the request body in a code block.
 *
 * @param block JSON or a program
 * @param change returns the new body for the current one
 * @returns the block with the new body; the same block when it has no body, or when nothing changes
 */
export function editCode(block: Code, change: (body: Json) => Json): Code {
  const {code, kinds, part} = block;
  const body = findBody(code);
  if (!body) return block;
  const value = change(body.value);
  if (JSON.stringify(value) === JSON.stringify(body.value)) return block;
  const {start, end, style, indent} = body;
  const runs = writeLiteral(value, style, indent);
  const colors = readColors(kinds, code.length);
  const text = runs.map(([words]) => words).join('');
  const more = text.split('\n').length - code.slice(start, end).split('\n').length;
  return {
    code: code.slice(0, start) + text + code.slice(end),
    kinds: [
      ...cutColors(colors, 0, start),
      ...runs.map(([words, kind]) => [kind, words.length] as const),
      ...cutColors(colors, end, code.length),
    ]
      .filter(([, length]) => length > 0)
      .map(([kind, length]) => `${kind}${length}`)
      .join(''),
    part: part && movePart(part, lineOf(code, end), more),
  };
}
