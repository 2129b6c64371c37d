/** One change to a text that makes a statement in it false. */
export type TextMutation = {
  /** The offset of the change from the start of the text. */
  readonly at: number;
  readonly was: string;
  readonly becomes: string;
};

/** Finds the possible mutations in a text, each with its replacement. */
export type Mutator = (text: string) => readonly TextMutation[];

/** A part of a file that contains statements. */
export type Region = {
  readonly at: number;
  readonly text: string;
};

/** A mutation in a file of the site. */
export type Mutation = TextMutation & {
  readonly kind: string;
  /** Relative to the site's folder. */
  readonly file: string;
};

/**
 * @param text a file's text
 * @param mutation a mutation in it
 * @returns the text with the mutation
 * @throws Error when the text has changed since the mutation was found
 */
export function applyMutation(text: string, {at, was, becomes, file}: Mutation): string {
  if (!text.startsWith(was, at)) throw new Error(`${file} has no "${was}" at ${at}`);
  return text.slice(0, at) + becomes + text.slice(at + was.length);
}
