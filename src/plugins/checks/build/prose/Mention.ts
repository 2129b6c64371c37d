/**
 * What a mention refers to. A `word` is a single lowercase word in code font; an `error text` is a literal sentence in
 * code font, as in error messages.
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

/** A name or text on a page that has to exist in the contract. */
export type Mention = {
  readonly kind: MentionKind;
  /** As written on the page. */
  readonly text: string;
};
