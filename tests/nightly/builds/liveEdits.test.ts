import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, type Page, chromium} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, CHROMIUM} from '../../helpers/browser';
import {findFreePort} from '../../helpers/startServer';
import {type Running, startDevelopment} from './buildSite';
import {copySite} from './copySite';
import {LIVE_EDITS} from './edits';
import {STACK} from './expectFailure';
import {replaceIn} from './faultMakers';

const PAGE = 'api/apis/app/create-app';
const MINUTE = 60_000;
/** Edits take 20 seconds on an idle machine; a busy one may be many times slower. */
const PATIENCE = 4 * MINUTE;

let site = '';
let address = '';
let server: Running;
let browser: Browser;

beforeAll(async () => {
  site = await copySite(process.cwd());
  const port = await findFreePort(); // a fixed port may still be in use by processes of an earlier run
  address = `http://localhost:${port}`;
  server = startDevelopment(site, port);
  browser = await chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_ARGS});
});

afterAll(async () => {
  await browser.close();
  server.child.kill();
  await rm(site, {recursive: true, force: true});
});

/** Returns what is served at a URL, or an empty string while the server starts. */
async function fetchText(url: string): Promise<string> {
  if (server.child.exitCode !== null) {
    throw new Error(`The server ended. It had printed:\n${(await server.ended).output}`);
  }
  return fetch(url).then(
    (response) => response.text(),
    () => '',
  );
}

it('R84: the development server shows edits of contract and sample without a reload', async () => {
  await expect
    .poll(() => fetchText(`${address}/${PAGE}`), {timeout: 5 * MINUTE, interval: 1000})
    .toContain('<script');
  const page = await browser.newPage();
  await page.goto(`${address}/${PAGE}`);
  const [contract] = LIVE_EDITS;
  await page.getByRole('heading', {level: 1}).waitFor({timeout: PATIENCE});
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  for (const {file, before, after, fresh} of LIVE_EDITS) {
    await replaceIn(site, file, before, after);
    await page.getByText(fresh).first().waitFor({state: 'attached', timeout: PATIENCE});
  }
  expect(await page.locator('body[data-not-reloaded]').count()).toBe(1);
  await expect
    .poll(() => fetchText(`${address}/openapi.yaml`), {timeout: PATIENCE, interval: 1000})
    .toContain(contract?.fresh);
});

/** Waits until the development server shows a page with a title. A page that is opened too early is reloaded. */
async function waitForPage(page: Page, route: string, title: string): Promise<void> {
  const readTitle = async (): Promise<string | null> => {
    await page.goto(`${address}/${route}`);
    return page.getByRole('heading', {level: 1}).textContent();
  };
  await expect.poll(readTitle, {timeout: PATIENCE, interval: 1000}).toContain(title);
}

const FRESH = 'docs/tutorial-basics/fresh-page';

it('the development server shows an added page, reports what it lacks, and reports when nothing is left to fix', async () => {
  const page = await browser.newPage();
  const file = path.join(site, `${FRESH}.mdx`);
  await writeFile(file, '---\ntitle: A fresh page\n---\n\nFresh words.\n');
  await expect
    .poll(server.printed, {timeout: PATIENCE})
    .toContain("Fix: add 'tutorial-basics/fresh-page' to sidebars.ts");
  await waitForPage(page, FRESH, 'A fresh page');
  await page.getByText('Fresh words.').waitFor();
  await rm(file);
  await expect.poll(server.printed, {timeout: PATIENCE}).toContain('Nothing is left to fix.');
});

it('a contract that is not valid YAML is reported once, is shown instead of pages, and disappears when it is fixed', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/${PAGE}`);
  const told = 'has "post:", which is not valid YAML';
  await passThrough('contract/openapi.yaml', ['\npaths:', '\npaths: ['], told, () =>
    page.locator('.theme-admonition', {hasText: told}).waitFor({timeout: PATIENCE}),
  );
  const fresh = page.getByText(LIVE_EDITS[0]?.fresh ?? '').first();
  await fresh.waitFor({state: 'attached', timeout: PATIENCE});
});

it.each([
  ["'intro',", "'introduction',", 'names the page "introduction", which docs/ does not have'],
  ["'intro',", "'intro',, {", 'sidebars.ts:7:'],
])(
  'a sidebar with %s as %s is reported once, and pages are still served',
  async (before, after, told) => {
    const page = await browser.newPage();
    await passThrough('sidebars.ts', [before, after], told, () =>
      waitForPage(page, 'docs/intro', 'Introduction'),
    );
  },
);

/** Makes a mistake, waits until it is reported, checks the site, reverts it, and waits until that is reported. */
async function passThrough(
  file: string,
  [before, after]: readonly [string, string],
  told: string,
  look: () => Promise<void>,
): Promise<void> {
  const start = server.printed().length;
  const printed = (): string => server.printed().slice(start);
  await replaceIn(site, file, before, after);
  await expect.poll(printed, {timeout: PATIENCE}).toContain(told);
  await look();
  await replaceIn(site, file, after, before);
  await expect.poll(printed, {timeout: PATIENCE}).toContain('Nothing is left to fix.');
  expect(printed().split(told)).toHaveLength(2);
  expect(printed()).not.toMatch(STACK);
}

it('pages of guides and reference and the contract, changed at once as when a branch is switched, are all shown', async () => {
  const guide = {route: 'docs/tutorial-basics/another-page', title: 'A page more'};
  const reference = {route: 'api/another-page', title: 'A reference page more'};
  const write = ({route, title}: typeof guide, more = ''): Promise<void> =>
    writeFile(
      path.join(site, `${route}.mdx`),
      `---\ntitle: ${title}\n${more}---\n\nFresh words.\n`,
    );
  await replaceIn(site, 'contract/openapi.yaml', 'Makes edited images', 'Paints edited images');
  await Promise.all([write(guide, `related: [/${reference.route}]\n`), write(reference)]);
  const page = await browser.newPage();
  for (const {route, title} of [reference, guide]) {
    await waitForPage(page, route, title);
  }
  await page.getByRole('article').getByRole('link', {name: reference.title}).waitFor();
  await page.goto(`${address}/${PAGE}`);
  await page.getByText('Paints edited images').first().waitFor({state: 'attached'});
});
