import {TOKEN_CLASSES} from './tokenClasses';

/** A run of characters of one kind. */
export type Token = {
  readonly text: string;
  readonly className: string | undefined;
};

const RUN = /(?<kind>\D)(?<length>\d+)/g;

function classOf(kind: string): string | undefined {
  return Object.entries(TOKEN_CLASSES).find(([letter]) => letter === kind)?.[1];
}

/**
 * Cuts code into its lines, and lines into runs of one color.
 *
 * @param code the text of a code block
 * @param kinds what src/plugins/samples/build/highlightCode.ts wrote for this text; an empty text colors nothing
 * @returns the runs of each line, without line breaks
 */
export function splitTokens(code: string, kinds: string): Token[][] {
  const lines: Token[][] = [[]];
  const add = (text: string, className?: string): void => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1)?.push({text: part, className});
      }
    }
  };
  let done = 0;
  for (const {groups} of kinds.matchAll(RUN)) {
    const end = done + Number(groups?.length ?? 0);
    add(code.slice(done, end), classOf(groups?.kind ?? ''));
    done = end;
  }
  add(code.slice(done));
  return lines;
}

/** @returns the runs of a line behind its first characters, which are its indentation */
export function dropIndent(line: readonly Token[], indent: number): Token[] {
  const [first, ...rest] = line;
  if (!first || indent === 0) return [...line];
  const text = first.text.slice(indent);
  const left = indent - first.text.length;
  return left > 0 ? dropIndent(rest, left) : [...(text === '' ? [] : [{...first, text}]), ...rest];
}
