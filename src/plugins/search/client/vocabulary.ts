import MiniSearch from 'minisearch';

/** What can be incomplete or misspelled. In a number or an id, another letter makes another one; longer words are pasted. */
export const TYPED_WORD = /^\D{2,30}$/u;

/** One typing error in a word of four to seven letters, two in one of eight and more. */
const ERRORS_PER_LETTER = 0.2;
const MIN_LENGTH_FOR_ERRORS = 4;
const MAX_ERRORS = 2;

/** Finds the word that a reader most probably means by one that is incomplete or misspelled. */
export type FindNearest = (word: string) => string | undefined;

/** Returns the words that a word can be where two neighboring letters were swapped. MiniSearch counts that as two errors. */
function swapLetters(word: string): string[] {
  return Array.from(word, (letter, index) => {
    const next = word.charAt(index + 1);
    return word.slice(0, index) + next + letter + word.slice(index + 2);
  });
}

/**
 * Makes a list of words searchable for what is nearly one of them.
 *
 * @param words what a reader can mean, in lower case; each once
 * @example
 * const findNearest = openVocabulary(['price', 'pricing', 'verification']);
 * findNearest('verificat'); // 'verification'
 * findNearest('prcing'); // 'pricing'
 * findNearest('prciing'); // 'pricing'
 * findNearest('slack'); // undefined, although there is "black"
 */
export function openVocabulary(words: readonly string[]): FindNearest {
  const vocabulary = new MiniSearch<{id: string}>({fields: ['id'], tokenize: (word) => [word]});
  vocabulary.addAll(words.map((id) => ({id})));
  return (word) => {
    if (!TYPED_WORD.test(word)) return undefined;
    const typed = word.toLowerCase();
    const swapped = swapLetters(typed).find((other) => vocabulary.has(other));
    if (swapped !== undefined) return swapped;
    const fuzzy = word.length >= MIN_LENGTH_FOR_ERRORS && ERRORS_PER_LETTER;
    const [nearest] = vocabulary.search(word, {
      prefix: true,
      fuzzy,
      maxFuzzy: MAX_ERRORS,
      // Few mistype the first letter.
      filter: ({id}) => String(id).startsWith(typed.charAt(0)),
    });
    return nearest && String(nearest.id);
  };
}
