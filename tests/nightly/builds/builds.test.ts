import {existsSync} from 'node:fs';
import {readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {beforeAll, expect, test} from 'vitest';
import {type Ending, type Program, runProgram, startProgram} from '../../helpers/program';
import {replaceIn} from '../../helpers/replaceIn';
import {copySite, EDITS, hashFolder} from './copySite';

const COMMAND = ['node', ['scripts/build.mjs']] as const;
/** Matches a line of a stack: at a function or a file, with line and column. */
const STACK = /^\s*at .*:\d+:\d+\)?$/m;

let copy = '';
/** The hashes of the site as the first build of the copy made it. */
let own: Record<string, string> = {};

const inCopy = (...parts: string[]): string => path.join(copy, ...parts);
const hashBuild = (): Promise<Record<string, string>> => hashFolder(inCopy('build'));
const listRuntime = async (): Promise<string[]> =>
  (await readdir(inCopy('build/assets/js'))).filter((name) => name.startsWith('runtime~main.'));
/** The modes of all files and folders of the build, as `chmod` takes them. */
const listModes = async (): Promise<string[]> => {
  const names = await readdir(inCopy('build'), {recursive: true});
  const modes = names.map(async (name) => (await stat(inCopy('build', name))).mode & 0o777);
  return [...new Set(await Promise.all(modes))].map((mode) => mode.toString(8)).sort();
};
const build = (env: NodeJS.ProcessEnv = {}): Promise<Ending> =>
  runProgram(...COMMAND, {cwd: copy, env: {...process.env, ...env}});

/** Starts a build, and waits until something is true of it. */
async function startBuild(isReady: (program: Program) => boolean): Promise<Program> {
  const program = startProgram(...COMMAND, {cwd: copy});
  while (!isReady(program)) {
    if (program.child.exitCode !== null) throw new Error((await program.ended).output);
    await sleep(20);
  }
  return program;
}

beforeAll(async () => {
  copy = await copySite();
});

test('a build with another time zone and locale is the same', async () => {
  // PostCSS searches every parent folder for its configuration, unless the site turns that off.
  const config = inCopy('..', 'postcss.config.js');
  await writeFile(config, `throw new Error('not for this site');`);
  const {code, output} = await build({
    TZ: 'Asia/Tokyo',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  });
  expect(code, output).toBe(0);
  expect(await listModes()).toEqual(['644', '755']);
  own = await hashBuild();
  const runtime = await listRuntime();
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    await rm(inCopy(cache), {recursive: true, force: true});
  }
  const second = await build();
  expect(second.code, second.output).toBe(0);
  expect(await hashBuild()).toEqual(own);
  expect(await listRuntime()).toEqual(runtime);
});

test('a killed build leaves the site; the next one is complete', async () => {
  const program = await startBuild(() => existsSync(inCopy('.build-next', 'assets')));
  await program.stop('SIGKILL');
  expect(await hashBuild()).toEqual(own);
  const {code, output} = await build();
  expect(code, output).toBe(0);
  expect(await hashBuild()).toEqual(own);
  expect(existsSync(inCopy('.build-next'))).toBe(false);
});

test('a failed build reports every problem and leaves the site', async () => {
  await replaceIn(inCopy('docs/intro.mdx'), 'title:', 'titel:');
  await replaceIn(inCopy('docs/gpu-tiers.mdx'), '\n## ', '\n[Gone](/docs/nowhere)\n\n## ');
  const {code, output} = await build();
  expect(code, output).not.toBe(0);
  expect(output).toMatch(/docs\/intro\.mdx:\d+:\d+ /);
  expect(output).toContain('/docs/nowhere');
  expect(output).toContain('Fix: ');
  expect(output).not.toMatch(STACK);
  expect(await hashBuild()).toEqual(own);
  await replaceIn(inCopy('docs/intro.mdx'), 'titel:', 'title:');
  await replaceIn(inCopy('docs/gpu-tiers.mdx'), '\n[Gone](/docs/nowhere)\n', '');
});

async function filesWith(words: string): Promise<string[]> {
  const names = await readdir(inCopy('build'), {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(pages.map((name) => readFile(inCopy('build', name), 'utf8')));
  return pages.filter((_, index) => texts[index]?.includes(words));
}

test('a warm build shows every edit', async () => {
  expect(existsSync(inCopy('node_modules/.cache/rspack'))).toBe(true);
  const edits = [
    ...EDITS,
    {
      file: 'src/plugins/reference/node/lifecycle.ts',
      before: 'Text version',
      after: 'Edited text version',
    },
    {
      file: 'src/site/brand.ts',
      before: 'on a local mock server.',
      after: 'on an edited mock server.',
    },
  ];
  for (const {file, before, after} of edits) await replaceIn(inCopy(file), before, after);
  const {code, output} = await build();
  expect(code, output).toBe(0);
  for (const {after} of edits) expect(await filesWith(after), after).not.toEqual([]);
});

test('below a path, a second language has pages, search and copies of its own', async () => {
  await replaceIn(inCopy('docusaurus.config.ts'), `baseUrl: '/'`, `baseUrl: '/handbook/'`);
  await replaceIn(inCopy('src/site/brand.ts'), `['en']`, `['en', 'ar']`);
  const {code, output} = await build();
  expect(code, output).toBe(0);
  for (const file of ['docs/intro.html', 'docs/intro.md', 'search.json', 'llms.txt']) {
    expect(existsSync(inCopy('build/ar', file)), file).toBe(true);
  }
});
