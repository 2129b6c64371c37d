import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readBuiltSearch} from './readBuiltSearch';
import {readQueries} from './readQueries';

const search = await readBuiltSearch('build');

/** How many results a reader looks at before giving up. */
const SEEN = 3;

/**
 * The minimum number of queries for which an expected answer has to be among the first results. Both leave room for
 * text edits that move a section down: 197 and 54 were answered when the ranking was written.
 */
const FLOORS = [
  {name: 'known.txt', least: 185},
  {name: 'held-out.txt', least: 47},
] as const;

function answers(id: string, answer: string): boolean {
  return id === answer || id.startsWith(`${answer}#`);
}

function isPage(answer: string): boolean {
  return existsSync(answer === '/' ? 'build/index.html' : `build${answer}.html`);
}

describe.each(FLOORS)('the queries of $name', ({name, least}) => {
  it('name pages and sections that the site has', async () => {
    const named = (await readQueries(name)).flatMap((golden) => golden.answers);
    const gone = named.filter((answer) => !search.ids.includes(answer) && !isPage(answer));
    expect(named.length).toBeGreaterThan(least);
    expect(gone).toEqual([]);
  });

  it(`are answered in the first ${SEEN} results, at least ${least} of them`, async () => {
    const queries = await readQueries(name);
    const missed = queries.filter((golden) => {
      const seen = search.answer(golden.query).slice(0, SEEN);
      return !seen.some((id) => golden.answers.some((answer) => answers(id, answer)));
    });
    const answered = queries.length - missed.length;
    const words = missed.map(({query}) => query).join(' · ');
    console.log(`${name}: ${answered} of ${queries.length} answered. Missed: ${words}`);
    expect(answered).toBeGreaterThanOrEqual(least);
  });
});
