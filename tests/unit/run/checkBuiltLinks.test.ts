import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkBuiltLinks} from '../../run/checkBuiltLinks';
import {serveBuild} from '../../site/serveBuild';
import type {RunningServer} from '../../startServer';

let folder = '';
let server: RunningServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'links-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, '404.html'), '<h1>Not found</h1>');
  server = await serveBuild(folder, 0);
});

afterEach(async () => {
  await server.close();
  await rm(folder, {recursive: true});
});

it('follows links between pages and ignores other hosts', async () => {
  await writeFile(
    path.join(folder, 'index.html'),
    '<a href="/docs/a#b">A</a> <a href="https://example.invalid/">Away</a>',
  );
  await writeFile(path.join(folder, 'docs/a.html'), '<h2 id="b">B</h2> <a href="/">Home</a>');
  const {faults, pages} = await checkBuiltLinks(server.url, ['/']);
  expect(faults).toEqual([]);
  expect(pages).toEqual(new Set(['/', '/docs/a']));
});

it('reports a dead link and the page that contains it', async () => {
  await writeFile(path.join(folder, 'index.html'), '<a href="/docs/a">A</a>');
  expect((await checkBuiltLinks(server.url, ['/'])).faults).toEqual([
    '/ links to /docs/a, which does not exist (status 404)',
  ]);
});

it('reports a dead anchor', async () => {
  await writeFile(path.join(folder, 'index.html'), '<a href="/docs/a#c">A</a>');
  await writeFile(path.join(folder, 'docs/a.html'), '<h2 id="b">B</h2>');
  expect((await checkBuiltLinks(server.url, ['/'])).faults).toEqual([
    '/ links to /docs/a#c, which does not exist (status 200)',
  ]);
});
