import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {builtFiles, htmlFile, readBuilt} from '../../helpers/builtPages';
import {openIndex} from '../../../src/plugins/search/client/engine';
import type {Section} from '../../../src/plugins/search/client/indexFile';
import {SYNONYM_WORDS, tokenize, toTerms} from '../../../src/plugins/search/client/terms';

/** The parts of the index that the tests read. */
type Index = {
  readonly documentIds: Readonly<Record<string, string>>;
  readonly storedFields: Readonly<Record<string, Section>>;
  readonly index: readonly (readonly [term: string, ...rest: unknown[]])[];
};

const json = readBuilt('search.json');
const search = openIndex(json);
const index = JSON.parse(json) as Index;
const ids = new Set(Object.values(index.documentIds));
const files = new Set(builtFiles());

/** How many results a reader looks at before giving up. */
const SEEN = 3;

/**
 * The minimum number of queries for which an expected answer has to be among the first results. Both leave room for
 * edits of texts that move a section down: 189 and 111 were answered when they were set.
 */
const FLOORS = [
  {name: 'known.txt', least: 180},
  {name: 'held-out.txt', least: 104},
] as const;

/**
 * Reads queries with the sections that answer them, or pages, of which any section does. One stands on a line:
 * `cancel a job | /api/apis/job/cancel.job, /docs/tutorial-basics/run-a-job#cancel`. Other lines are comments.
 */
function readQueries(name: string) {
  const lines = readFileSync(path.join(__dirname, name), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [query, answers] = line.split(' | ');
    return query && answers ? [{query, answers: answers.split(', ')}] : [];
  });
}

/** Returns the queries that are not answered. */
function listMissed(queries: ReturnType<typeof readQueries>): readonly string[] {
  const missed = queries.filter(({query, answers}) => {
    const seen = search(query).hits.slice(0, SEEN);
    return !seen.some(({id}) => answers.some((it) => id === it || id.startsWith(`${it}#`)));
  });
  return missed.map(({query}) => query);
}

describe.each(FLOORS)('the queries of $name', ({name, least}) => {
  const queries = readQueries(name);

  it('name pages and sections that the site has', () => {
    const named = queries.flatMap(({answers}) => answers);
    expect(named.filter((it) => !ids.has(it) && !files.has(htmlFile(it)))).toEqual([]);
  });

  it(`are answered in the first ${SEEN} results, at least ${least} of them`, () => {
    const missed = listMissed(queries);
    const answered = queries.length - missed.length;
    console.log(`${name}: ${answered} of ${queries.length}. Missed: ${missed.join(' · ')}`);
    expect(answered).toBeGreaterThanOrEqual(least);
  });
});

it('every query of everyday words is answered', () => {
  const everyday = readQueries('everyday.txt');
  expect(everyday.length).toBeGreaterThan(0);
  expect(listMissed(everyday)).toEqual([]);
});

it.each([
  ['403 in CI', '/api/intro#forbidden'],
  ['403 in ci', '/api/intro#forbidden'],
  ['test failures in CI', '/docs/tutorial-basics/congratulations#ci'],
  ['test failures', '/docs/tutorial-basics/congratulations#prove'],
  ["colleague's job", '/api/working-with-teams#cancel'],
  ['openai existing program', '/api/llm-openai-compatibility#change'],
  ['what is rungen', '/docs/intro#app-and-job'],
  ['how much does it cost', '/docs/intro#cost-of-jobs'],
  ['too many requests', '/api/intro#open-rate-limit'],
  ['429 how long to wait', '/api/intro#open-rate-limit'],
  ['retry', '/api/intro#retries'],
])('"%s" finds %s first', (query, id) => {
  expect(search(query).hits[0]?.id).toBe(id);
});

/** Returns every word that readers see, and every synonym. */
function listWords(): ReadonlySet<string> {
  const words = new Set(SYNONYM_WORDS);
  for (const {title, page, text} of Object.values(index.storedFields)) {
    for (const word of tokenize(`${title} ${page} ${text}`)) words.add(word.toLowerCase());
  }
  return words;
}

/** Returns the beginnings of a word, from its third letter on, with which no term of the index begins. */
function listHardBeginnings(word: string, beginnings: ReadonlySet<string>): readonly string[] {
  const hard: string[] = [];
  for (let length = 3; length < word.length; length += 1) {
    const part = word.slice(0, length);
    if (!beginnings.has(part)) hard.push(part);
  }
  return hard;
}

it('a word that is found is found from its third letter on', () => {
  const beginnings = new Set<string>();
  for (const [term] of index.index) {
    for (let length = 3; length <= term.length; length += 1) beginnings.add(term.slice(0, length));
  }
  const hard = new Map<string, string>();
  for (const word of listWords()) {
    if (toTerms(word) === null) continue;
    for (const part of listHardBeginnings(word, beginnings)) hard.set(part, word);
  }
  expect(hard.size, 'words that are indexed by their stems').toBeGreaterThan(300);
  const isFound = (query: string): boolean => search(query).hits.length > 0;
  const lost = [...hard].filter(([part, word]) => !isFound(part) && isFound(word));
  expect(lost).toEqual([]);
});
