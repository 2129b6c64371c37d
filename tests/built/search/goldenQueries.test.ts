import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {builtFiles, htmlFile, readBuilt} from '../../helpers/builtPages';
import {openIndex} from '../../../src/plugins/search/client/engine';

const json = readBuilt('search.json');
const search = openIndex(json);
const index = JSON.parse(json) as {readonly documentIds: Readonly<Record<string, string>>};
const ids = new Set(Object.values(index.documentIds));
const files = new Set(builtFiles());

/** How many results a reader looks at before giving up. */
const SEEN = 3;

/**
 * The minimum number of queries for which an expected answer has to be among the first results. All leave room for edits
 * of texts that move a section down: 186, 111 and 62 were answered when they were set.
 */
const FLOORS = [
  {name: 'known.txt', least: 180},
  {name: 'held-out.txt', least: 104},
  {name: 'everyday.txt', least: 61},
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

/** The rows of the table of texts that readers paste. */
const TEXT = '/docs/tutorial-basics/congratulations#text-';

it.each([
  ['403 in CI', '/api/intro#forbidden'],
  ['job FAILED what now', '/docs/tutorial-basics/retrieve-a-job#failed'],
  ['test failures in CI', '/docs/tutorial-basics/congratulations#ci'],
  ['why did my job fail', '/docs/tutorial-basics/retrieve-a-job#failed'],
  ["colleague's job", '/api/working-with-teams#cancel'],
  ['openai existing program', '/api/llm-openai-compatibility#change'],
  ['what is rungen', '/docs/intro#app-and-job'],
  ['how much does it cost', '/api/intro#open-prices'],
  ['too many requests', '/api/intro#open-rate-limit'],
  ['AI_APICallError: Not Found', '/api/llm-openai-compatibility#text-not-found'],
  ['retry', '/api/intro#retries'],
  ['prcing', '/api/intro#open-prices'],
  ['base64', '/api/intro#open-input-files'],
  ['RUNGEN_API_KEY: parameter null or not set', `${TEXT}variable`],
  ['embeddings endpoint', '/api/llm-openai-compatibility#calls'],
  ['jq: error (at <stdin>:1): Cannot iterate over null (null)', `${TEXT}form`],
])('"%s" finds %s first', (query, id) => {
  expect(search(query).hits[0]?.id).toBe(id);
});
