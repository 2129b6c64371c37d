/** A change to a text: what is between two offsets is replaced with another text. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/**
 * Changes a text in several places and leaves all other characters unchanged.
 *
 * @param source the text
 * @param edits changes that do not overlap, in any order
 * @throws an Error if two changes overlap, because the result would then depend on their order
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
