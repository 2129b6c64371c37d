import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {ContentError} from '../../../src/plugins/problems';
import {publishFiles} from '../../../src/plugins/published-files';

type Edit = {
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly removedFiles?: ReadonlySet<string>;
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  vi.stubEnv('NODE_ENV', 'development');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** Publishes what `load` returns. Returns what was written, what is watched, and a function that simulates an edit. */
function publish(load: () => string) {
  const inputs = [path.join(folder, 'in'), path.join(folder, 'in.yaml'), path.join(folder, 'gone')];
  mkdirSync(path.join(folder, 'in'));
  writeFileSync(path.join(folder, 'in.yaml'), '');
  const written: [string, string][] = [];
  const plugin = publishFiles({
    name: 'trial',
    served: 'served',
    inputs,
    load,
    write(content, into) {
      written.push([content, into]);
      return Promise.resolve();
    },
  });
  const files = new Set<string>();
  const folders = new Set<string>();
  const listeners: ((edit: Edit) => void)[] = [];
  for (const followed of plugin.configureWebpack().plugins) {
    followed.apply({
      hooks: {
        watchRun: {tap: (_name, listener) => void listeners.push(listener)},
        afterCompile: {
          tap: (_name, listener) =>
            listener({fileDependencies: files, contextDependencies: folders}),
        },
      },
    });
  }
  const edit = (told: Edit): void => listeners.forEach((listener) => listener(told));
  return {plugin, written, files, folders, edit};
}

function editOfFolder(): Edit {
  return {modifiedFiles: new Set([path.join(folder, 'in')])};
}

test('a build writes the loaded content once for the development server and once for the site', async () => {
  const {plugin, written} = publish(() => 'one');
  await plugin.loadContent();
  await plugin.postBuild({outDir: 'build'});
  expect(written).toEqual([
    ['one', 'served'],
    ['one', 'build'],
  ]);
});

test('in development the bundler watches the inputs that exist', () => {
  const {files, folders} = publish(() => 'one');
  expect(files).toEqual(new Set([path.join(folder, 'in.yaml')]));
  expect(folders).toEqual(new Set([path.join(folder, 'in')]));
});

test('a build watches nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const {files, folders} = publish(() => 'one');
  expect([...files, ...folders]).toEqual([]);
});

test('files are regenerated when their input is edited or removed, and for no other edit', async () => {
  let count = 0;
  const {plugin, written, edit} = publish(() => String(++count));
  await plugin.loadContent();
  edit({});
  edit({modifiedFiles: new Set([path.join(folder, 'other')])});
  edit(editOfFolder());
  edit({removedFiles: new Set([path.join(folder, 'in.yaml')])});
  await vi.waitFor(() => expect(written).toHaveLength(3));
  expect(written.map(([content]) => content)).toEqual(['1', '2', '3']);
});

/** Fails at the first of two edits. Returns the messages about it once the second edit is published. */
async function failOnce(fault: Error) {
  const results = [undefined, fault, undefined];
  const {plugin, written, edit} = publish(() => {
    const found = results.shift();
    if (found) throw found;
    return 'whole';
  });
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await plugin.loadContent();
  edit(editOfFolder());
  edit(editOfFolder());
  await vi.waitFor(() => expect(written).toHaveLength(2));
  return told.mock.calls;
}

test('an edit that cannot be published is reported, and the next one is published', async () => {
  expect(await failOnce(new Error('sandbox/cli.ts:3:1: Unexpected ";"'))).toEqual([
    ['[ERROR] trial keeps serving its previous files:\nsandbox/cli.ts:3:1: Unexpected ";"\n'],
  ]);
});

test('a mistake of a writer is not reported here, because the checks report it', async () => {
  const mistake = new ContentError([{place: 'a:1:1', problem: 'is wrong', fix: 'correct it'}]);
  expect(await failOnce(mistake)).toEqual([]);
});
