import type {Body} from './findBody';

/** Which lines of a block belong to which fields. Lines are counted from 0. */
export type LineMap = {
  /** The path of the field that a line shows; undefined outside of the body, and for the body's own brackets. */
  readonly pathOf: (line: number) => string | undefined;
  /** The lines of a field, including those of the fields inside it. */
  readonly linesOf: (path: string) => readonly number[];
};

/**
 * Maps the lines of a block to the fields of the JSON in it.
 *
 * @param code the text of the block
 * @param body what `findBody` found in it
 */
export function mapLines(code: string, {parts, start, end}: Body): LineMap {
  const lineAt = (offset: number): number => code.slice(0, offset).split('\n').length - 1;
  const lines = code.split('\n');
  const pathOf = (line: number): string | undefined => {
    const text = lines[line] ?? '';
    const lineStart = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
    const first = Math.max(start, lineStart + text.length - text.trimStart().length);
    const last = Math.min(end, lineStart + text.replace(/,?\s*$/, '').length);
    if (first >= last) return undefined;
    // Each part is listed after the parts inside it, so the first one that contains the whole line is the innermost.
    const whole = parts.find((part) => part.start <= first && last <= part.end);
    const path = whole?.path ?? '';
    // No field contains the whole line, as with a body on one line: use the last of the line's outermost fields.
    const outermost = parts
      .filter((part) => part.path !== '' && part.start > first && part.start < last)
      .at(-1);
    return (path === '' ? outermost?.path : path) ?? undefined;
  };
  const linesOf = (path: string): number[] =>
    parts
      .filter((part) => part.path === path)
      .flatMap((part) => {
        const first = lineAt(part.start);
        const count = lineAt(part.end) - first + 1;
        return Array.from({length: count}, (_, index) => first + index);
      });
  return {pathOf, linesOf};
}
