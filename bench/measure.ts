import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Browser, Page} from 'playwright-core';
import {CHROMIUM, CHROMIUM_ARGS} from '../tests/helpers/browser';

/** The page that is measured, and the one that it leads to. */
export const GUIDE = '/docs/tutorial-basics/run-a-job';
export const NEXT = '/docs/tutorial-basics/retrieve-a-job';

/** Figures by what was measured. */
export type Figures = Readonly<Record<string, number>>;

/** Fetched by npx: with its packages it is larger than all others, for a command that is seldom run. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const SCORES = {
  'Performance score': 'performance',
  'Accessibility score': 'accessibility',
  'Best practices score': 'best-practices',
  'SEO score': 'seo',
} as const;

const PHONE = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true} as const;
/** A phone on the move: 1.6 megabits a second, a round trip of 150 ms, a processor a quarter as fast as this one. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4};
const SLOWER = 4;
/** Long, for a machine with other work. */
const PATIENCE_MS = 120_000;

/** The parts of a report of Lighthouse that are read here: its scores, and the files that it has fetched. */
type Report = {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: {readonly items?: readonly {url: string; transferSize: number}[]};
      }
    >
  >;
};

/** Runs Lighthouse once, with its own emulation of a phone. */
export async function runLighthouse(url: string): Promise<Figures> {
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`;
  const args = ['--yes', LIGHTHOUSE, url, flags, '--quiet', '--output=json'];
  const env = {...process.env, CHROME_PATH: CHROMIUM};
  const {stdout} = await promisify(execFile)('npx', args, {env, maxBuffer: 1e9});
  const {categories, audits} = JSON.parse(stdout) as Report;
  const fetched = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (files: RegExp): number =>
    fetched
      .filter((file) => files.test(new URL(file.url).pathname))
      .reduce((sum, {transferSize}) => sum + transferSize / 1000, 0);
  const scores = Object.entries(SCORES).map(
    ([row, id]) => [row, (categories[id]?.score ?? NaN) * 100] as const,
  );
  return {
    'HTML and CSS until readable, KB': kilobytes(/\/[^.]*$|\.css$/),
    'Scripts, with those fetched ahead, KB': kilobytes(/\.m?js$/),
    'Largest paint, ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
    'Total blocking time, ms': audits['total-blocking-time']?.numericValue ?? NaN,
    ...Object.fromEntries(scores),
  };
}

/** Times taps on a slow phone, each on a page of its own. */
export async function timeTaps(browser: Browser, url: string, nextTitle: string): Promise<Figures> {
  return {
    'Menu, tapped 0.5 s after loading, ms': await timeTap(browser, url, 500, openMenu),
    'Menu, tapped 10 s after loading, ms': await timeTap(browser, url, 10_000, openMenu),
    'Next page, after reading for 10 s, ms': await timeTap(browser, url, 10_000, async (page) => {
      await page.locator(`main a[href^="${NEXT}"]:visible`).first().tap();
      await page.locator(`h1:has-text("${nextTitle}")`).waitFor();
    }),
  };
}

/** Opens the menu of a phone, by the names that themes give to its button. The menu shows which page is open. */
async function openMenu(page: Page): Promise<void> {
  const name = /^(?:Menu|Toggle navigation bar)$/;
  await page.getByRole('button', {name}).or(page.getByLabel(name)).first().tap();
  await page.locator('a[aria-current="page"]:visible').first().waitFor();
}

/** Where a page notes when it was pressed: it lasts when the press leads to another page. */
const PRESSED = 'bench-pressed';

/**
 * Starts the clock with the press itself: what Playwright does before, to find the button and wait until it rests, is not
 * the site's time.
 */
async function notePress(page: Page): Promise<void> {
  await page.evaluate((key) => {
    addEventListener(
      'pointerdown',
      ({timeStamp}) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      {capture: true, once: true},
    );
  }, PRESSED);
}

/** @returns the milliseconds since the press */
async function readClock(page: Page): Promise<number> {
  return await page.evaluate(
    (key) =>
      performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(key) ?? NaN),
    PRESSED,
  );
}

/** @returns the milliseconds from a press to what it leads to, a while after a page has loaded; NaN if it never comes */
async function timeTap(
  browser: Browser,
  url: string,
  afterMs: number,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage(PHONE);
  page.setDefaultTimeout(PATIENCE_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  try {
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(afterMs);
    await notePress(page);
    await act(page);
    return await readClock(page);
  } catch (error) {
    console.error(`${url}: ${String(error)}`);
    return NaN;
  } finally {
    await page.close();
  }
}
