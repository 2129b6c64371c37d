import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readSidebars, sidebars} from '@site/src/content/checks/sidebars';
import {makeFolder} from '../../helpers/makeFolder';
import {runRule} from './content';

/** Makes a site whose sidebar of `docs/` has these items. */
function makeSite(items: readonly unknown[]): string {
  const siteDir = makeFolder();
  const write = (file: string, value: unknown): void =>
    writeFileSync(path.join(siteDir, file), `export default ${JSON.stringify(value)};\n`);
  write('sidebars.ts', {guides: items});
  write('sidebarsApi.ts', {reference: []});
  return siteDir;
}

const CATEGORY = {
  type: 'category',
  link: {type: 'generated-index', slug: '/category/first'},
  items: ['b', {type: 'doc', id: 'c'}],
};

it('reads pages and addresses of categories', async () => {
  const [guides] = await readSidebars(makeSite(['a', CATEGORY]));
  expect(guides?.pages).toEqual(['a', 'b', 'c']);
  expect(guides?.slugs).toEqual(['/category/first']);
});

it('reports a page that is in no sidebar', async () => {
  expect(await runRule(sidebars, 'A', {siteDir: makeSite(['a'])})).toEqual([
    "1:1 is in no sidebar | add 'page' to sidebars.ts",
  ]);
});

it('reports a page that is in its sidebar twice', async () => {
  expect(await runRule(sidebars, 'A', {siteDir: makeSite(['page', 'page'])})).toEqual([
    '1:1 is 2 times in sidebars.ts | name it once',
  ]);
});
