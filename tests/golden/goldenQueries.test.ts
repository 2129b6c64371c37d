import {describe, expect, it} from 'vitest';
import {GOLDEN_QUERIES, HELD_OUT_QUERIES} from './goldenQueries';
import {isAnswered, readBuiltSearch, SEEN} from './readBuiltSearch';

const search = await readBuiltSearch('build');

/** How many of the held-out queries were answered when they were first asked. */
const HELD_OUT_ANSWERED = 15;

describe.each(Object.entries(GOLDEN_QUERIES))('%s', (kind, queries) => {
  it('has at least 12 queries', () => {
    expect(queries.length, kind).toBeGreaterThanOrEqual(12);
  });

  it.each(queries.map((golden) => ({query: golden[0], golden})))('$query', ({query, golden}) => {
    const [, ...answers] = golden;
    const gone = answers.filter((id) => !search.ids.has(id));
    expect(gone, 'the query names sections the site does not have').toEqual([]);
    const seen = search.answer(query).slice(0, SEEN);
    expect(isAnswered(search, golden), `${answers.join(' or ')} not in ${seen.join(', ')}`).toBe(
      true,
    );
  });
});

describe('queries nobody tuned for', () => {
  it('are answered as often as when they were first asked', () => {
    const missed = HELD_OUT_QUERIES.filter((golden) => !isAnswered(search, golden));
    const answered = HELD_OUT_QUERIES.length - missed.length;
    console.log(`Held out: ${answered} of ${HELD_OUT_QUERIES.length} answered.`);
    expect(answered).toBeGreaterThanOrEqual(HELD_OUT_ANSWERED);
  });
});
