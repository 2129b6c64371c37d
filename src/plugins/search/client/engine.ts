import MiniSearch, {type Options, type Query, type SearchOptions} from 'minisearch';
import {splitWords, tokenize, toTerms} from './terms';

/** One section of a page, as it is indexed. */
export type Section = {
  /** The address with the section's anchor; unique. */
  readonly id: string;
  /** The names of the categories above the page, then the page's own. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Samples and examples. They are indexed, but not stored in the index because they are not shown. */
  readonly code: string;
};

/** A word of an excerpt, and whether it matches the query. */
export type Part = {readonly text: string; readonly isMatch: boolean};

/** A section that matches. */
export type Hit = Omit<Section, 'text' | 'code'> & {readonly excerpt: readonly Part[]};

/** What a query finds: the sections, the best first, and the words of the query that no section has. */
export type Findings = {readonly hits: readonly Hit[]; readonly missing: readonly string[]};

/** Finds the sections that match what a reader typed. */
export type Search = (query: string) => Findings;

/** The options with which the index is built and loaded. Both sides must use the same ones. */
export const INDEX_OPTIONS: Options<Section> = {
  fields: ['title', 'page', 'text', 'code'],
  storeFields: ['page', 'title', 'text'],
  tokenize,
  processTerm: toTerms,
};

const MAX_HITS = 20;
const MAX_HITS_PER_PAGE = 3;

/** The lengths of an excerpt and of what stands in it before the first match, in words. */
const EXCERPT = 25;
const LEAD = 6;

/** Words of almost every page, and their weight. */
const EVERYDAY = new Set(['api', 'app', 'id', 'job']);
const EVERYDAY_WEIGHT = 0.3;

/** Matches a name in the form in which the API writes it. */
const CODE = /[_./{}]|[a-z][A-Z]|-\w+-|^[A-Z_]{2,}$/u;

/**
 * Weights a section by its kind: for plain words, guides before pages of operations, and those before single fields.
 *
 * @param id the address of the section
 * @param isPlain whether the query has no word of code
 */
function weightOf(id: string, isPlain: boolean): number {
  if (id.includes('/category/') || /#(?:path\.|header\.|response-)/u.test(id)) return 0.5;
  if (id.includes('#response.')) return isPlain ? 0.5 : 0.75;
  if (id.includes('#body.')) return isPlain ? 0.6 : 1;
  const guide = isPlain && !id.startsWith('/api/apis/') ? 1.5 : 1;
  return id.includes('#') ? guide : guide * 1.3;
}

/** Returns the queries for a word, of which the first with results counts: its forms, its beginning, its typos. */
const queriesOf = (word: string): readonly Query[] => [
  {queries: [word]},
  {queries: [word], prefix: true},
  {queries: [word], fuzzy: /\d|^.{0,3}$/u.test(word) ? false : word.length > 7 ? 2 : 1},
];

/** Returns the words around the first match, with an ellipsis where the text was cut off. */
function excerpt(text: string, isMatch: (word: string) => boolean, fromStart: boolean): Part[] {
  const words = text.split(' ');
  const from = fromStart ? 0 : Math.max(0, words.findIndex(isMatch) - LEAD);
  return [
    ...(from > 0 ? ['…'] : []),
    ...words.slice(from, from + EXCERPT),
    ...(from + EXCERPT < words.length ? ['…'] : []),
  ].map((word) => ({text: word, isMatch: isMatch(word)}));
}

/**
 * Reads an index.
 *
 * @param json the index, as the build has written it
 * @throws when it is not an index
 */
export function openIndex(json: string): Search {
  const index = MiniSearch.loadJSON<Section>(json, INDEX_OPTIONS);
  return (query) => {
    const isPlain = !CODE.test(query.trim());
    const options: SearchOptions = {
      boost: {title: 3, code: 0.4},
      boostDocument: (id) => weightOf(String(id), isPlain),
      boostTerm: (term) => (EVERYDAY.has(term) ? EVERYDAY_WEIGHT : 1),
      tokenize: (word) => [word],
    };
    const words = splitWords(query).filter((word) => toTerms(word));
    const asked = words.map((word) =>
      queriesOf(word).find((it) => index.search(it, options).length > 0),
    );
    const pages: string[] = [];
    const texts = new Set<string>();
    const results = index.search({queries: asked.flatMap((it) => it ?? [])}, options);
    const hits = results.flatMap((result): Hit[] => {
      const [id, title, text] = [String(result.id), String(result.title), String(result.text)];
      const page = id.replace(/#.*/u, '');
      const content = `${title}\n${text}`; // several operations share fields and errors
      const known = pages.filter((it) => it === page).length;
      if (pages.length === MAX_HITS || known === MAX_HITS_PER_PAGE || texts.has(content)) return [];
      pages.push(page);
      texts.add(content);
      const isMatch = (word: string): boolean =>
        tokenize(word).some((it) => toTerms(it)?.some((term) => result.terms.includes(term)));
      const parts = excerpt(text, isMatch, id === page);
      return [{id, title, page: String(result.page), excerpt: parts}];
    });
    return {hits, missing: words.filter((_, position) => !asked[position])};
  };
}
