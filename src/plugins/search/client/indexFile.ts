import type {AsPlainObject, Options} from 'minisearch';
import {LANGUAGE_IDS, type Language} from '../../../contract/requests/languages';
import {tokenize, toTerms} from './terms';

/** What a section is, which decides how much it weighs. */
export type Kind =
  | 'page'
  | 'section'
  | 'operation'
  | 'operation-section'
  | 'request-field'
  | 'answer-field'
  | 'detail'
  | 'category';

/** One section of a page, as it is indexed. */
export type Section = {
  /** The address with the section's anchor; unique. */
  readonly id: string;
  readonly kind: Kind;
  /** The names of the categories above the page, then the page's own. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Samples and examples that every reader sees. Code is indexed, but not stored because results do not show it. */
  readonly code: string;
} & Readonly<Record<Language, string>>; // the code that is shown only in that language

/** The file that the build writes. */
export type IndexFile = AsPlainObject & {
  /**
   * Words that do not begin with the term that the index has for them, separated by spaces: `verification` is indexed as
   * `verif`. The index finds the beginnings of all others by itself.
   */
  readonly words: string;
};

/** The options with which the index is built and loaded. Both sides must use the same ones. */
export const INDEX_OPTIONS: Options<Section> = {
  fields: ['title', 'page', 'text', 'code', ...LANGUAGE_IDS],
  storeFields: ['kind', 'page', 'title', 'text'],
  tokenize,
  processTerm: toTerms,
};
