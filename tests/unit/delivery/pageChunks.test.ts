import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readPageChunks} from '@site/src/plugins/delivery/build/held-scripts/pageChunks';

const TABLE = {
  '/docs-45d': {__comp: 'land', target: 'goal'},
  '/docs-950': {__comp: 'root', __context: {plugin: 'ctx'}},
  '/docs-940': {__comp: 'root', __props: 'data'},
  '/docs/guide-a9d': {__comp: 'item', content: 'text'},
  '/docs/guide/deeper-a9e': {__comp: 'item', content: 'deep'},
  '/-fd5': {__comp: 'page', content: 'home'},
};
/** The others are in the main file. */
const FILES = ['land', 'goal', 'data', 'text', 'deep', 'home', 'main', 'runtime~main'];

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chunks-'));
  await mkdir(path.join(folder, 'assets/js'), {recursive: true});
  await writeFile(path.join(folder, 'routesChunkNames.json'), JSON.stringify(TABLE));
  for (const name of FILES) {
    await writeFile(path.join(folder, 'assets/js', `${name}.1a2b.js`), '');
    await writeFile(path.join(folder, 'assets/js', `${name}.1a2b.js.br`), '');
  }
});

afterAll(() => rm(folder, {recursive: true}));

test('without the table of chunks, the build fails with the switch and the file to change', async () => {
  await expect(readPageChunks(folder, path.join(folder, 'assets'))).rejects.toThrow(
    /^The optimization heldScripts .*routesChunkNames\.json cannot be read .*pageChunks\.ts\.$/,
  );
});

test.each([
  ['docs/guide.html', ['data', 'text']],
  ['docs/guide/deeper.html', ['data', 'deep']],
  ['docs/index.html', ['land', 'goal', 'data']],
  ['index.html', ['home']],
  ['404.html', []],
])('%s loads its own parts and those of the layouts around it', async (file, names) => {
  const chunksOf = await readPageChunks(folder, folder);
  expect(chunksOf(file)).toEqual(names.map((name) => `/assets/js/${name}.1a2b.js`));
});
