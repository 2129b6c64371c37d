import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {beforeAll, expect, test, vi} from 'vitest';
import {launchBrowser} from '../../helpers/browser';
import {type Program, startProgram} from '../../helpers/program';
import {replaceIn} from '../../helpers/replaceIn';
import {findFreePort} from '../../helpers/startServer';
import {copySite, EDITS} from './copySite';

const PAGE = 'docs/quickstart/quickstart-deployment';
/** Edits take seconds on an idle machine; a busy one may be many times slower. */
const PATIENCE = {timeout: 240_000, interval: 1000};

let site = '';
let address = '';
let server: Program;
let browser: Browser;

/** Returns what is served at an address, or an empty string while the server starts. */
async function fetchText(route: string): Promise<string> {
  if (server.child.exitCode !== null) throw new Error((await server.ended).output);
  return fetch(`${address}/${route}`).then(
    (response) => response.text(),
    () => '',
  );
}

beforeAll(async () => {
  site = await copySite();
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  const args = ['start', '--', '--no-open', '--port', String(port)];
  const env = {...process.env, NODE_ENV: 'production'}; // as some containers set it for every program
  server = startProgram('npm', args, {cwd: site, env});
  browser = await launchBrowser();
  await vi.waitFor(async () => expect(await fetchText(PAGE)).toContain('<script'), PATIENCE);
  return () => Promise.all([browser.close(), server.stop()]);
});

test('npm start shows edits without a reload', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/${PAGE}`);
  await page.getByRole('heading', {level: 1}).waitFor(PATIENCE);
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  for (const {file, before, after} of EDITS) {
    await replaceIn(path.join(site, file), before, after);
    await page.getByText(after).first().waitFor({state: 'attached', timeout: PATIENCE.timeout});
  }
  expect(await page.locator('body[data-not-reloaded]').count()).toBe(1);
});

test('npm start reports a problem, and that it is fixed', async () => {
  const page = path.join(site, 'docs/tutorial-basics/fresh-page.mdx');
  await writeFile(page, '---\ntitle: A fresh page\n---\n\nFresh words.\n');
  await expect.poll(() => server.printed.output, PATIENCE).toContain('fresh-page.mdx:');
  expect(await fetchText('docs/intro')).toContain('<script');
  await rm(page);
  await expect.poll(() => server.printed.output, PATIENCE).toContain('Nothing is left to fix.');
});
