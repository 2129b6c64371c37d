import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {builtFiles, htmlFile, readBuilt} from '../../helpers/builtPages';
import {openIndex} from '../../../src/plugins/search/client/engine';

/** The part of the index that names its sections. */
type Index = {readonly documentIds: Readonly<Record<string, string>>};

const json = readBuilt('search.json');
const search = openIndex(json);
const ids = new Set(Object.values((JSON.parse(json) as Index).documentIds));
const files = new Set(builtFiles());

/** How many results a reader looks at before giving up. */
const SEEN = 3;

/**
 * The minimum number of queries for which an expected answer has to be among the first results. Both leave room for
 * edits of texts that move a section down: 185 and 59 were answered when the ranking was written.
 */
const FLOORS = [
  {name: 'known.txt', least: 172},
  {name: 'held-out.txt', least: 52},
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

it.each(['refund', 'Kubernetes', 'HIPAA'])(
  'nothing is found for "%s", which no page has, and no look-alike',
  (word) => {
    expect(search(word)).toEqual({hits: [], missing: [word]});
  },
);
