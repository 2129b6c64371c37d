import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {startDevelopment} from '../tests/build/buildSite';
import {copySite} from '../tests/build/copySite';

const PORT = 4139;
const ROUTE = '/docs/gpu-tiers';
const FILE = 'docs/gpu-tiers.mdx';
const EDITS = 9;
const MINUTE = 60_000;

/** Long enough for the checks that follow an edit to finish. */
const REST_MS = 3000;

/**
 * Edits a page repeatedly while `npm start` serves it.
 *
 * @param browser opens the page
 * @returns the milliseconds from each write of the file until the new text is on screen, in order
 */
export async function measureEdits(browser: Browser): Promise<number[]> {
  const site = await copySite(process.cwd());
  const server = startDevelopment(site, PORT);
  try {
    const page = await browser.newPage();
    await open(page);
    const text = await readFile(path.join(site, FILE), 'utf8');
    const times: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      await page.waitForTimeout(REST_MS);
      const words = `The edit number ${edit}.`;
      const begin = performance.now();
      await writeFile(path.join(site, FILE), `${text}\n\n${words}\n`);
      await page.getByText(words).first().waitFor({timeout: MINUTE});
      times.push(Math.round(performance.now() - begin));
    }
    return times;
  } finally {
    server.child.kill();
    await server.ended;
    await rm(site, {recursive: true, force: true});
  }
}

/** Opens the page as soon as the server responds. */
async function open(page: Page): Promise<void> {
  const end = performance.now() + 3 * MINUTE;
  while (performance.now() < end) {
    const answer = await page
      .goto(`http://localhost:${PORT}${ROUTE}`)
      .catch((error: unknown) => String(error));
    if (typeof answer !== 'string') {
      await page.locator('h1').first().waitFor({timeout: MINUTE});
      return;
    }
    await page.waitForTimeout(500);
  }
  throw new Error('npm start did not start.');
}
