/** The lines of a program that are shown initially, counted from 1. */
export type ShownPart = {
  readonly first: number;
  readonly last: number;
  /** The number of characters that all of them are indented by; these are not shown. */
  readonly indent: number;
};

const FORM = /^(?<first>\d+)-(?<last>\d+):(?<indent>\d+)$/;

/** @returns the lines for text like `13-24:2`, where the last number is the indentation; undefined for other text */
export function readPart(text: string): ShownPart | undefined {
  const found = FORM.exec(text)?.groups;
  return (
    found && {
      first: Number(found.first),
      last: Number(found.last),
      indent: Number(found.indent),
    }
  );
}

/** @returns the lines of a part as they are shown and copied: without the indentation they share */
export function cutLines(code: string, {first, last, indent}: ShownPart): string {
  const lines = code.split('\n').slice(first - 1, last);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** @returns the offset of the first character of a part, and the offset after its last one, counted from 0 */
export function placeOfPart(code: string, {first, last}: ShownPart): [from: number, to: number] {
  const lines = code.split('\n');
  const from = lines.slice(0, first - 1).reduce((sum, line) => sum + line.length + 1, 0);
  return [from, from + lines.slice(first - 1, last).join('\n').length];
}
