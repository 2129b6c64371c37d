import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_DIR, sitemapRoutes} from '../helpers/builtPages';
import {serveBuild} from '../helpers/serveBuild';
import {checkBuiltLinks} from './checkBuiltLinks';

/** The page for writers, which no page links to. */
const UNLINKED = '/markdown-page';

/** What no page leads to: the page for unknown addresses, and all pages of a sitemap. */
const ENTRANCES = ['/', '/404', UNLINKED];

it('R79: every link of the site leads to a page and a section that exist, and every page is linked', async () => {
  const server = await serveBuild(BUILD_DIR, 0);
  try {
    const {faults, pages} = await checkBuiltLinks(server.url, ENTRANCES);
    expect(faults).toEqual([]);
    expect(sitemapRoutes().filter((route) => !pages.has(route))).toEqual([]);
  } finally {
    await server.close();
  }
});

it('R79: a link to a missing page and one to a missing section are found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'links-'));
  await writeFile(path.join(folder, 'index.html'), '<a href="/b#c">b</a><a href="/d">d</a>');
  await writeFile(path.join(folder, 'b.html'), '<h1 id="a">b</h1>');
  await writeFile(path.join(folder, '404.html'), 'not found');
  const server = await serveBuild(folder, 0);
  try {
    const {faults} = await checkBuiltLinks(server.url, ['/']);
    expect([...faults].sort()).toEqual([
      '/ links to /b#c, which does not exist (status 200)',
      '/ links to /d, which does not exist (status 404)',
    ]);
  } finally {
    await server.close();
    await rm(folder, {recursive: true});
  }
});
