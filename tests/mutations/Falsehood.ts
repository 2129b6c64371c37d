/** One change of a text that makes it say something wrong. */
export type Falsehood = {
  /** Where it starts, from the start of the text. */
  readonly at: number;
  readonly was: string;
  readonly becomes: string;
};

/** Finds the places of a text that can be made to say something wrong, each with what it then says. */
export type Falsifier = (text: string) => readonly Falsehood[];

/** A part of a file that states something. */
export type Region = {
  readonly at: number;
  readonly text: string;
};

/** A falsehood in a file of the site. */
export type Mutation = Falsehood & {
  readonly kind: string;
  /** Relative to the site's folder. */
  readonly file: string;
};

/**
 * @param text a file's text
 * @param mutation a falsehood in it
 * @returns the text with the falsehood
 * @throws Error when the text has changed since the place was found
 */
export function plant(text: string, {at, was, becomes, file}: Mutation): string {
  if (!text.startsWith(was, at)) throw new Error(`${file} has no "${was}" at ${at}`);
  return text.slice(0, at) + becomes + text.slice(at + was.length);
}
