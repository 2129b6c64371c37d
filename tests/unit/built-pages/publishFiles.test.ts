import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {publishFiles, writeBuiltFile} from '../../../src/plugins/built-pages';
import {ContentError} from '../../../src/plugins/problems';
import {makeFolder} from '../../helpers/makeFolder';

let folder = '';
const listFiles = (name: string): string[] => readdirSync(path.join(folder, name));

beforeEach(() => {
  folder = makeFolder();
  vi.stubEnv('NODE_ENV', 'development');
});

/** Publishes a file with the name that comes next, or fails with the error that comes next. */
function publish(...results: readonly (string | Error)[]) {
  const left = [...results];
  return publishFiles({
    name: 'trial',
    served: path.join(folder, 'served'),
    inputs: [],
    load() {
      const result = left.shift() ?? '';
      if (result instanceof Error) throw result;
      return result;
    },
    write: (name, into) => writeBuiltFile(into, name, ''),
  });
}

it('a build writes the files into the site', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = publish('one');
  const content = await plugin.loadContent();
  await plugin.postBuild({outDir: path.join(folder, 'out'), content});
  expect(listFiles('.')).toEqual(['out']);
  expect(listFiles('out')).toEqual(['one']);
});

it('the development server no longer serves a file that an edit removed', async () => {
  const plugin = publish('one', 'two');
  await plugin.loadContent();
  await plugin.loadContent();
  expect(listFiles('served')).toEqual(['two']);
});

it('after an edit that cannot be published the files before are served, and the next one is published', async () => {
  const mistake = new ContentError([{place: 'a:1:1', problem: 'is wrong', fix: 'correct it'}]);
  const plugin = publish('one', new Error('no disk'), mistake, 'two');
  await plugin.loadContent();
  await expect(plugin.loadContent()).rejects.toThrow('no disk');
  expect(await plugin.loadContent()).toBe('one'); // the checks report the mistake of a writer
  expect(listFiles('served')).toEqual(['one']);
  expect(await plugin.loadContent()).toBe('two');
});

it('files that cannot be made at the start end it', async () => {
  await expect(publish(new Error('no disk')).loadContent()).rejects.toThrow('no disk');
});
