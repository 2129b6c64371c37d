/**
 * What a mention claims to be. A `word` is a single lower-case word in code font; a `text` is a literal
 * sentence in code font, as errors have them.
 */
export type MentionKind =
  | 'environment variable'
  | 'error text'
  | 'field'
  | 'header'
  | 'method'
  | 'method and path'
  | 'path'
  | 'status code'
  | 'value'
  | 'word';

/** Something a page says that the contract knows too. */
export type Mention = {
  readonly kind: MentionKind;
  /** As it reads on the page. */
  readonly text: string;
};
