import {createHash} from 'node:crypto';

/** A text that somebody held against its sources as a whole: a part of a contract, or a page. */
export type Part = {
  readonly id: string;
  readonly words: string;
  /** Changes with every word. */
  readonly state: string;
  /** `file:line:col`. */
  readonly place: string;
};

/** @returns a short name of a text, another one for each text */
export function stateOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}
