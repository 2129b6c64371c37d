/** A change of a text: what stands between two offsets becomes another text. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/**
 * Changes a text in several places and leaves every other character as it is.
 *
 * @param source the text
 * @param edits changes that do not overlap, in any order
 * @throws an Error when two changes overlap, because their order would then decide what comes out
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let done = 0;
  for (const {start, end, text} of ordered) {
    if (start < done) {
      throw new Error(`Two edits overlap at character ${start}.`);
    }
    parts.push(source.slice(done, start), text);
    done = end;
  }
  return [...parts, source.slice(done)].join('');
}
