const EXCERPT_WORDS = 25;
const WORDS_BEFORE_MATCH = 16;

const NO_BREAK_SPACE = '\u{A0}';

const endsSentence = (word: string): boolean => ['.', '?', '!'].includes(word.slice(-1));

/** Returns the words of the first sentence of a text. */
export function firstSentence(text: string): readonly string[] {
  const words = text.split(' ');
  const last = words.findIndex(endsSentence);
  return last < 0 ? words : words.slice(0, last + 1);
}

/** Returns the words around the first match, from the start of its sentence, with an ellipsis where one was cut off. */
export function writeExcerpt(text: string, isMatch: (word: string) => boolean): readonly string[] {
  const words = text.split(' ');
  const firstMatch = Math.max(0, words.findIndex(isMatch));
  const sentence = words.slice(0, firstMatch).map(endsSentence).lastIndexOf(true) + 1;
  const from = Math.max(sentence, firstMatch - WORDS_BEFORE_MATCH);
  const end = from + EXCERPT_WORDS;
  const shown = words.slice(from, end);
  if (from > sentence) shown.unshift('…');
  if (end < words.length) shown.push(`${shown.pop()}${NO_BREAK_SPACE}…`);
  return shown;
}
