import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {publishFiles} from '../../../src/plugins/copies';
import {makeFolder} from '../../helpers/makeFolder';

let folder = '';
const listFiles = (name: string): string[] => readdirSync(path.join(folder, name));

beforeEach(() => {
  folder = makeFolder();
  vi.stubEnv('NODE_ENV', 'development');
});

/** Publishes a file with the name that comes next; without one, it fails. */
function publish(...names: readonly string[]) {
  const left = [...names];
  return publishFiles({siteDir: folder, generatedFilesDir: folder}, 'trial', [], () => {
    const name = left.shift();
    if (name === undefined) throw new Error('no disk');
    return {[name]: ''};
  });
}

it('a build opens no file while Docusaurus reads pages, and writes the files at its end', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = publish('one');
  await plugin.loadContent();
  expect(listFiles('')).toEqual([]);
  await plugin.postBuild({outDir: path.join(folder, 'out')});
  expect(listFiles('out')).toEqual(['one']);
});

it('the development server keeps the files from before an edit that fails', async () => {
  const plugin = publish('one');
  await plugin.loadContent();
  await expect(plugin.loadContent()).rejects.toThrow('no disk');
  expect(listFiles('trial-files')).toEqual(['one']);
});
