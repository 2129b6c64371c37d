import {existsSync} from 'node:fs';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM, CHROMIUM_ARGS} from '../../helpers/browser';
import {openPage} from '../../browser/watchPage';
import {buildSite, startBuild} from './buildSite';
import {cloneSite} from './copySite';
import {EDITS} from './edits';
import {replaceIn} from './faultMakers';
import {isClean} from '../../helpers/isClean';
import {checkBuiltLinks} from '../../built/checkBuiltLinks';
import {serveBuild} from '../../helpers/serveBuild';
import {hashFolder} from './hashFolder';

const SITE = process.cwd();
const OTHER_DAY = path.resolve('tests/build/otherDay.cjs');

/** Links that the build accepts with a warning, but the tests reject. */
const WARNED = {
  file: 'docs/gpu-tiers.mdx',
  before: '## ',
  after: '[One](./nowhere.mdx) and [another](/docs/intro#nowhere).\n\n## ',
  warnings: ['./nowhere.mdx', '/docs/intro#nowhere'],
  faults: [
    '/docs/gpu-tiers links to /docs/intro#nowhere, which does not exist (status 200)',
    '/docs/gpu-tiers links to /docs/nowhere.mdx, which does not exist (status 404)',
  ],
};

/** The parent folder of the copy. */
let folder = '';
let copy = '';
/** The hashes of the site as `npm run build` built it, in its own folder. */
let first: Record<string, string> = {};

/** The hashes of the first build of the copy. */
let own: Record<string, string> = {};
/** The output of the build of the edited site. */
let edited = '';

const inCopy = (...parts: string[]): string => path.join(copy, ...parts);
const hashBuild = (): Promise<Record<string, string>> => hashFolder(inCopy('build'));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  copy = path.join(folder, 'clone');
  await cloneSite(SITE, copy);
  first = await hashFolder(path.join(SITE, 'build'));
  expect(Object.keys(first).length, 'run npm run build first').toBeGreaterThan(100);
});

afterAll(() => rm(folder, {recursive: true, force: true}));

/** Builds the copy, and fails the test with the build's output if the build fails. */
async function build(
  env?: Readonly<Record<string, string>>,
  args?: readonly string[],
): Promise<string> {
  const {code, output} = await buildSite(copy, env, args);
  expect(code, output).toBe(0);
  return output;
}

/** The built files that contain a text. Precompressed copies are compared with their files elsewhere. */
async function filesWith(words: string): Promise<string[]> {
  const names = Object.keys(await hashBuild()).filter(
    (name) => !/\.(?:png|woff2|br|gz)$/.test(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(inCopy('build', name), 'utf8')));
  return names.filter((_, index) => texts[index]?.includes(words));
}

it('R85, R86: a clean build in another folder, time zone, language and year has the same bytes', async () => {
  // PostCSS searches every parent folder for its configuration, unless the site turns that off.
  await writeFile(path.join(folder, 'postcss.config.js'), `throw new Error('not for this site');`);
  await build({
    TZ: 'Asia/Tokyo',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--require ${OTHER_DAY}`,
  });
  own = await hashBuild();
  expect(own).toEqual(first);
});

it('R82: a second build at the same time is refused; one that is killed leaves the site unchanged, and the next one is complete', async () => {
  const {child, ended} = startBuild(copy);
  while (!existsSync(inCopy('.docusaurus/build-lock'))) await sleep(50);
  const second = await buildSite(copy);
  expect(second.code, second.output).toBe(1);
  expect(second.output).toContain(`Another build is running in this folder: process ${child.pid}.`);
  while (!existsSync(inCopy('.build-next', 'assets'))) {
    if (child.exitCode !== null) throw new Error('The build ended before it could be killed.');
    await sleep(50);
  }
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(inCopy('.build-next'))).toBe(true);
  expect(await hashBuild()).toEqual(own);
  await build();
  expect(await hashBuild()).toEqual(own);
  expect(existsSync(inCopy('.build-next'))).toBe(false);
});

it('R82: a build that is ended with Ctrl+C after its pages are built leaves the site unchanged too', async () => {
  const {child, ended, printed} = startBuild(copy);
  while (!printed().includes('Generated static files')) {
    if (child.exitCode !== null) throw new Error(`The build ended first.\n${printed()}`);
    await sleep(20);
  }
  child.kill('SIGINT');
  const {code, output} = await ended;
  expect(code, output).toBe(130);
  expect(output).toContain('build is unchanged.');
  expect(output).not.toContain('The site is in');
  expect(existsSync(inCopy('.build-next'))).toBe(false);
  expect(await hashBuild()).toEqual(own);
});

it('with DELIVERY=none, a build makes a whole site without any optimization', async () => {
  await build({DELIVERY: 'none'}, ['--out-dir', '.scratch/none']);
  const files = await readdir(inCopy('.scratch/none'), {recursive: true});
  const guide = await readFile(inCopy('.scratch/none/docs/intro.html'), 'utf8');
  expect(guide).toMatch(/<script [^>]*src="?\/assets\/js\/main\.\w+\.js/);
  expect(guide).not.toMatch(/type="?text\/plain|id="?page-data/);
  expect(files.filter((file) => /^assets\/css\/page\.|^assets\/routes|\.br$/.test(file))).toEqual(
    [],
  );
  const server = await serveBuild(inCopy('.scratch/none'), 0);
  const browser = await chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_ARGS});
  try {
    const page = await browser.newPage();
    await openPage(page, `${server.url}/docs/intro`);
    expect(await page.title()).toContain('Introduction');
  } finally {
    await browser.close();
    await server.close();
  }
  expect(await hashBuild()).toEqual(own);
});

/** Inverts bytes of a file, so that the bundler crashes. A truncated file is detected by the bundler itself. */
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  const start = Math.floor(bytes.length / 3);
  const damaged = bytes.map((byte, at) =>
    at >= start && (at - start) % 997 === 0 ? 255 - byte : byte,
  );
  await writeFile(file, damaged);
}

it('R83: a damaged cache is cleared, and the build is retried once', async () => {
  const cache = inCopy('node_modules/.cache/rspack');
  const entries = await readdir(cache, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'scope_meta')
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(0);
  await Promise.all(files.map(damage));
  expect(await build()).toContain('Its cache may be damaged: cleared, building once more.');
  expect(await hashBuild()).toEqual(own);
});

it('R84: a warm build shows every edit of contract, sample, plugin and option, and nothing stale', async () => {
  expect(existsSync(inCopy('node_modules/.cache/rspack'))).toBe(true);
  for (const {old} of EDITS) {
    if (old) expect(await filesWith(old)).not.toEqual([]);
  }
  for (const {file, before, after} of [...EDITS, WARNED]) {
    await replaceIn(copy, file, before, after);
  }
  edited = await build();
  for (const {fresh, old} of EDITS) {
    expect(await filesWith(fresh)).toContain('api/apis/app/create-app.html');
    if (old) expect(await filesWith(old)).toEqual([]);
  }
});

it('R79: broken links between files and broken anchors warn in the build, and fail the link check', async () => {
  expect(edited).toContain('[WARNING]');
  for (const link of WARNED.warnings) expect(edited).toContain(link);
  expect(isClean(0, edited)).toBe(false);
  const server = await serveBuild(inCopy('build'), 0);
  try {
    const {faults} = await checkBuiltLinks(server.url, ['/docs/gpu-tiers']);
    expect([...faults].sort()).toEqual(WARNED.faults);
  } finally {
    await server.close();
  }
});

it('a build that is not minified hydrates: a minifier hides uses of variables before their definition', async () => {
  await build({}, ['--no-minify']);
  const server = await serveBuild(inCopy('build'), 0);
  const browser = await chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_ARGS});
  try {
    const page = await browser.newPage();
    await openPage(page, `${server.url}/docs/intro`);
    await page.locator('nav').getByRole('link', {name: 'GPU tiers'}).click();
    await page.getByRole('heading', {level: 1, name: 'GPU tiers'}).waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
});
