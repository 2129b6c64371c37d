/** The kinds of runs, by their letters in a page's data, and the classes that color them in src/css/code.css. */
export const TOKEN_CLASSES = {
  c: 'tokenComment',
  p: 'tokenPunctuation',
  k: 'tokenKeyword',
  s: 'tokenString',
  n: 'tokenNumber',
  f: 'tokenFunction',
  y: 'tokenProperty',
  i: 'tokenInserted',
  d: 'tokenDeleted',
} as const;

/** The letter of a kind. */
export type TokenKind = keyof typeof TOKEN_CLASSES;
