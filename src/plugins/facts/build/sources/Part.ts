/** A text whose sources are named as a whole: a part of a contract, or a page. */
export type Part = {
  readonly id: string;
  readonly words: string;
  /** `file:line:col`. */
  readonly place: string;
};
