import {TOKEN_CLASSES} from './tokenClasses';

/** A run of characters of one kind. */
export type Token = {
  readonly text: string;
  readonly className: string | undefined;
};

const RUN = /(\D)(\d+)/g;

const CLASSES: ReadonlyMap<string, string> = new Map(Object.entries(TOKEN_CLASSES));

/**
 * Splits code into lines, and lines into runs of one color.
 *
 * @param code the text of a code block
 * @param kinds the output of src/plugins/samples/build/highlightCode.ts for this text; an empty string colors nothing
 * @param from the offset of the first character to split; what is before it is left out
 * @param to the offset after the last character
 * @returns the runs of each line, without line breaks
 */
export function splitTokens(code: string, kinds: string, from = 0, to = code.length): Token[][] {
  let line: Token[] = [];
  const lines = [line];
  const add = (start: number, end: number, className?: string): void => {
    const text = code.slice(Math.max(start, from), Math.min(end, to));
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push((line = []));
      if (part !== '') line.push({text: part, className});
    }
  };
  let done = 0;
  for (const [, kind = '', length] of kinds.matchAll(RUN)) {
    if (done >= to) return lines;
    const end = done + Number(length);
    if (end > from) add(done, end, CLASSES.get(kind));
    done = end;
  }
  add(done, to);
  return lines;
}

/** @returns the runs of a line without its first characters, which are its indentation */
export function dropIndent(line: readonly Token[], indent: number): Token[] {
  const [first, ...rest] = line;
  if (!first || indent === 0) return [...line];
  const text = first.text.slice(indent);
  const left = indent - first.text.length;
  return left > 0 ? dropIndent(rest, left) : [...(text === '' ? [] : [{...first, text}]), ...rest];
}
