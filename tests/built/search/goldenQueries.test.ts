import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {builtFiles, htmlFile, readBuilt, sitemapRoutes} from '../../helpers/builtPages';
import {openIndex} from '@site/src/plugins/search/client/engine';

const json = readBuilt('search.json');
const search = openIndex(json);
const index = JSON.parse(json) as {readonly documentIds: Readonly<Record<string, string>>};
const ids = new Set(Object.values(index.documentIds));
const files = new Set(builtFiles());

/**
 * The minimum number of queries for which an expected answer has to be among the first results that a reader sees. All but
 * that of `first.txt` leave room for edits of texts that move a section down.
 */
const FLOORS = [
  {name: 'known.txt', least: 315, seen: 3},
  {name: 'held-out.txt', least: 106, seen: 3},
  {name: 'everyday.txt', least: 133, seen: 3},
  {name: 'first.txt', least: 21, seen: 1},
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

function listMissed(queries: ReturnType<typeof readQueries>, seen: number): readonly string[] {
  const missed = queries.filter(({query, answers}) => {
    const hits = search(query).hits.slice(0, seen);
    return !hits.some(({id}) => answers.some((page) => id === page || id.startsWith(`${page}#`)));
  });
  return missed.map(({query}) => query);
}

test('every page of the guides and the reference is found, and no other', () => {
  const found = new Set([...ids].map((id) => id.replace(/#.*/, '')));
  const routes = sitemapRoutes().filter((route) => /^\/(?:docs|api)\//.test(route));
  expect([...found].sort()).toEqual(routes.sort());
});

describe.each(FLOORS)('the queries of $name', ({name, least, seen}) => {
  const queries = readQueries(name);

  test('name pages and sections that the site has', () => {
    const named = queries.flatMap(({answers}) => answers);
    expect(named.filter((answer) => !ids.has(answer) && !files.has(htmlFile(answer)))).toEqual([]);
  });

  test(`are answered in the first ${seen} results, at least ${least} of them`, () => {
    const missed = listMissed(queries, seen);
    const answered = queries.length - missed.length;
    console.log(`${name}: ${answered} of ${queries.length}. Missed: ${missed.join(' · ')}`);
    expect(answered).toBeGreaterThanOrEqual(least);
  });
});
