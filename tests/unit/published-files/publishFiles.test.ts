import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
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
    served: path.join(folder, 'served'),
    inputs,
    load,
    write(content, into) {
      written.push([content, path.basename(into).replace(/-.*/, '')]);
      if (content === 'unwritable') return Promise.reject(new Error('The disk is full.'));
      mkdirSync(into, {recursive: true});
      writeFileSync(path.join(into, content), '');
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
  await plugin.postBuild({outDir: path.join(folder, 'out')});
  expect(written).toEqual([
    ['one', 'served'],
    ['one', 'out'],
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

test('the development server no longer serves a file that an edit removed', async () => {
  const contents = ['one', 'two'];
  const {plugin, edit} = publish(() => contents.shift() ?? '');
  await plugin.loadContent();
  expect(readdirSync(path.join(folder, 'served'))).toEqual(['one']);
  edit(editOfFolder());
  await vi.waitFor(() => expect(readdirSync(path.join(folder, 'served'))).toEqual(['two']));
  await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual(['in', 'in.yaml', 'served']));
});

test('if files cannot be written, the development server keeps the previous ones', async () => {
  const contents = ['one', 'unwritable'];
  const {plugin, edit} = publish(() => contents.shift() ?? '');
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await plugin.loadContent();
  edit(editOfFolder());
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(readdirSync(path.join(folder, 'served'))).toEqual(['one']);
  expect(readdirSync(folder).sort()).toEqual(['in', 'in.yaml', 'served']);
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
