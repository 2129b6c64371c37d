import {createHash} from 'node:crypto';

/** A text that is compared with its sources as a whole: a part of a contract, or a page. */
export type Part = {
  readonly id: string;
  readonly words: string;
  /** A hash of the words, which changes with each of them. */
  readonly state: string;
  /** `file:line:col`. */
  readonly place: string;
};

/** @returns a short hash of a text */
export function stateOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}
