import {describe, expect, it} from 'vitest';
import {builtFiles, htmlFile} from '../../helpers/builtPages';
import {readBuiltSearch} from './readBuiltSearch';
import {readQueries} from './readQueries';

const search = readBuiltSearch();
const files = new Set(builtFiles());

/** How many results a reader looks at before giving up. */
const SEEN = 3;

/**
 * The minimum number of queries for which an expected answer has to be among the first results. Both leave room for
 * edits of texts that move a section down: 182 and 57 were answered when the ranking was written.
 */
const FLOORS = [
  {name: 'known.txt', least: 172},
  {name: 'held-out.txt', least: 52},
] as const;

/** Tells whether an answer is a section or a page: a host serves the page of `/x` from `x.html`. */
function exists(answer: string): boolean {
  return search.ids.has(answer) || files.has(htmlFile(answer));
}

function isAnswered(query: string, answers: readonly string[]): boolean {
  const seen = search.find(query).hits.slice(0, SEEN);
  return seen.some(({id}) => answers.some((it) => id === it || id.startsWith(`${it}#`)));
}

describe.each(FLOORS)('the queries of $name', ({name, least}) => {
  it('name pages and sections that the site has', async () => {
    const named = (await readQueries(name)).flatMap(({answers}) => answers);
    expect(named.filter((answer) => !exists(answer))).toEqual([]);
  });

  it(`are answered in the first ${SEEN} results, at least ${least} of them`, async () => {
    const queries = await readQueries(name);
    const missed = queries.filter(({query, answers}) => !isAnswered(query, answers));
    const answered = queries.length - missed.length;
    const words = missed.map(({query}) => query).join(' · ');
    console.log(`${name}: ${answered} of ${queries.length} answered. Missed: ${words}`);
    expect(answered).toBeGreaterThanOrEqual(least);
  });
});

it('every query of everyday words is answered', async () => {
  const everyday = await readQueries('everyday.txt');
  const missed = everyday.filter(({query, answers}) => !isAnswered(query, answers));
  expect(everyday.length).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});

it.each(['refund', 'privacy', 'GDPR'])(
  'nothing is found for "%s", which no page has, and no look-alike',
  (word) => {
    expect(search.find(word)).toEqual({hits: [], missing: [word]});
  },
);
