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
 * @param kinds what src/plugins/code-highlighting wrote for this text; an empty text colors nothing
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
