import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {copySite} from './copySite';

const run = promisify(execFile);
const PORT = Number(process.env.STALE_TEST_PORT ?? 4139);
const PAGE = '/api/apis/app/create-app';

/** One edit of an input, and what it takes away and brings. */
const EDITS = [
  {
    file: 'contract/openapi.yaml',
    before: 'description: Where the app is placed. The values are not published.',
    after: 'description: Where the edited app is placed. The values are not published.',
    old: 'Where the app is placed.',
    fresh: 'Where the edited app is placed.',
  },
  {
    file: 'samples/curl/create-app.sh',
    before: '\nset -eu',
    after: '\n# a line of an edited sample\nset -eu',
    fresh: 'a line of an edited sample',
  },
] as const;

let site = '';

async function docusaurus(...args: string[]): Promise<void> {
  await run('npx', ['docusaurus', ...args], {cwd: site, maxBuffer: 1e8});
}

async function edit(file: string, before: string, after: string): Promise<void> {
  const source = await readFile(path.join(site, file), 'utf8');
  const edited = source.replace(before, after);
  if (edited === source) throw new Error(`${file} does not contain ${JSON.stringify(before)}`);
  await writeFile(path.join(site, file), edited);
}

type Edit = (typeof EDITS)[number];

async function editAll(pick: (edit: Edit) => readonly [from: string, to: string]): Promise<void> {
  await Promise.all(EDITS.map((it) => edit(it.file, ...pick(it))));
}

/** The files of the build that contain some words. */
async function filesWith(words: string): Promise<string[]> {
  const build = path.join(site, 'build');
  const entries = await readdir(build, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && !/\.(png|woff2)$/.test(entry.name));
  const found = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return (await readFile(file, 'utf8')).includes(words) ? [path.relative(build, file)] : [];
    }),
  );
  return found.flat();
}

beforeAll(async () => {
  site = await copySite(process.cwd());
});

afterAll(async () => {
  await rm(site, {recursive: true, force: true});
});

describe('a warm build', () => {
  beforeAll(async () => {
    await docusaurus('build');
  });

  it('R84: shows every edit of the contract and of a sample', async () => {
    const [{old}] = EDITS;
    const touched = await filesWith(old);
    await editAll((it) => [it.before, it.after]);
    await docusaurus('build');
    const pages = await Promise.all(EDITS.map(({fresh}) => filesWith(fresh)));
    const left = await filesWith(old);
    await editAll((it) => [it.after, it.before]);
    console.log(`the old words were in ${touched.length} files, and are in ${left.length} now`);
    expect(touched.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
    for (const files of pages) expect(files).toContain(`${PAGE.slice(1)}.html`);
  });
});

describe('the development server', () => {
  let server: ChildProcess;
  let browser: Browser;

  beforeAll(async () => {
    server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(PORT)], {
      cwd: site,
      detached: true,
      stdio: 'ignore',
    });
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    });
  });

  afterAll(async () => {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid); // the group: npx and what it started
  });

  it('R84: shows edits of the contract and of a sample without a reload', async () => {
    const page = await browser.newPage();
    await expect
      .poll(
        () =>
          page.goto(`http://localhost:${PORT}${PAGE}`).then(
            () => true,
            () => false,
          ),
        {
          timeout: 300_000,
          interval: 2000,
        },
      )
      .toBe(true);
    await page.getByText(EDITS[0].old).first().waitFor({timeout: 120_000});
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    for (const {file, before, after, fresh} of EDITS) {
      await edit(file, before, after);
      await page.getByText(fresh).first().waitFor({state: 'attached', timeout: 120_000});
    }
    expect(await page.locator('body[data-not-reloaded]').count()).toBe(1);
  });

  it('R84: serves the contract as it is now', async () => {
    await expect
      .poll(async () => (await fetch(`http://localhost:${PORT}/openapi.yaml`)).text(), {
        timeout: 60_000,
        interval: 1000,
      })
      .toContain(EDITS[0].fresh);
  });
});
