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
  await plugin.loadContent();
  await plugin.postBuild({outDir: path.join(folder, 'out')});
  expect(listFiles('.')).toEqual(['out']);
  expect(listFiles('out')).toEqual(['one']);
});

it('the development server no longer serves a file that an edit removed', async () => {
  const plugin = publish('one', 'two');
  await Promise.all([plugin.loadContent(), plugin.loadContent()]);
  expect(listFiles('served')).toEqual(['two']);
});

it('an edit that cannot be published is reported, the files before are served, and the next one is published', async () => {
  const mistake = new ContentError([{place: 'a:1:1', problem: 'is wrong', fix: 'correct it'}]);
  const plugin = publish('one', new Error('cli.ts:3:1: Unexpected ";"'), mistake, 'two');
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await plugin.loadContent();
  expect(await plugin.loadContent()).toBe('one');
  expect(await plugin.loadContent()).toBe('one');
  expect(listFiles('served')).toEqual(['one']);
  // The checks report the mistake of a writer.
  expect(told.mock.calls).toEqual([
    ['[ERROR] trial keeps serving its previous files:\ncli.ts:3:1: Unexpected ";"\n'],
  ]);
  expect(await plugin.loadContent()).toBe('two');
});

it('files that cannot be made at the start end it', async () => {
  await expect(publish(new Error('no disk')).loadContent()).rejects.toThrow('no disk');
});
