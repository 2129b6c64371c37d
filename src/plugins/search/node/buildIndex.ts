import MiniSearch from 'minisearch';
import {INDEX_OPTIONS, type IndexFile, type Section} from '../client/indexFile';
import {SYNONYM_WORDS, tokenize, toTerms} from '../client/terms';

const termsByWord = new Map<string, string[] | null>();

/** Returns the terms of a word as `toTerms` does, and finds them once: the same words are on every page. */
function rememberTerms(word: string): string[] | null {
  let terms = termsByWord.get(word);
  if (terms === undefined) {
    terms = toTerms(word);
    termsByWord.set(word, terms);
  }
  return terms;
}

/** Lists the words whose term in the index is not their beginning, and all synonyms: see `IndexFile`. */
function listWords(sections: readonly Section[]): readonly string[] {
  const words = new Set(SYNONYM_WORDS);
  for (const {title, page, text, code, curl, python, javascript} of sections) {
    const content = [title, page, text, code, curl, python, javascript].join(' ');
    for (const token of tokenize(content)) {
      const word = token.toLowerCase();
      const terms = rememberTerms(word);
      if (terms && !terms.includes(word)) words.add(word);
    }
  }
  return [...words].sort();
}

/**
 * Builds the index of search.
 *
 * @param sections of all pages
 * @returns the content of the file that `openIndex` reads
 */
export function buildIndex(sections: readonly Section[]): string {
  const index = new MiniSearch<Section>({...INDEX_OPTIONS, processTerm: rememberTerms});
  index.addAll(sections);
  const file: IndexFile = {...index.toJSON(), words: listWords(sections).join(' ')};
  return JSON.stringify(file);
}
