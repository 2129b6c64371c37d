import {readFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import {PHONE, SLOW_NETWORK, slowDown, SLOWER_CPU} from './slowPhone';

const EVERY_MS = 20;

/** The cost of running a program in the page. */
export type PageRun = {
  /** On a slow phone, from the first press of the button until the first line of output, including loading files. */
  readonly pressedMs: number;
  /** The same, when its files are already loaded. */
  readonly againMs: number;
  /** The peak increase in memory of the page's process while the program ran, in megabytes. */
  readonly memoryMb: number;
};

/** The memory of the largest renderer process, which is the page's. Zero where there is no `/proc`. */
async function readMemory(browser: Browser): Promise<number> {
  const client = await browser.newBrowserCDPSession();
  const {processInfo} = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  const sizes = processInfo.filter(({type}) => type === 'renderer').map(({id}) => readResident(id));
  return Math.max(0, ...sizes);
}

function readResident(id: number): number {
  try {
    const [, kilobytes = '0'] =
      /^Private_Dirty: +(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return 0; // the process has exited meanwhile, or this is not Linux
  }
}

/** Returns the peak memory while `work` is pending. */
async function watchMemory(browser: Browser, work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const end = work.finally(() => over.abort());
  let most = 0;
  while (!over.signal.aborted) {
    most = Math.max(most, await readMemory(browser));
    await setTimeout(EVERY_MS);
  }
  await end;
  return most;
}

async function press(page: Page): Promise<number> {
  const button = page.getByRole('button', {name: 'Run here'}).first();
  const start = performance.now();
  await button.tap();
  // The first span is the command that a reader would type; the program's output follows.
  await page
    .getByRole('group', {name: /^Output of /})
    .locator('span')
    .nth(1)
    .waitFor();
  const took = Math.round(performance.now() - start);
  await page.getByRole('status').getByText('Finished.').waitFor();
  return took;
}

async function startOver(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Start over'}).tap();
  await page.getByText('Apps, jobs and output were deleted.').waitFor();
}

/**
 * Runs a program in a page on a slow phone, three times. The worker runs at the full speed of the machine, because the
 * browser throttles only the page.
 *
 * @param browser a running browser
 * @param url a page with a program
 * @returns undefined when the page cannot run programs, as in clones from before that feature
 */
export async function measureRun(browser: Browser, url: string): Promise<PageRun | undefined> {
  const page = await browser.newPage({viewport: PHONE, hasTouch: true, isMobile: true});
  try {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'javascript'));
    await page.goto(url, {waitUntil: 'load'});
    await page.touchscreen.tap(200, 600);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await page.waitForLoadState('networkidle');
    if ((await page.getByRole('button', {name: 'Run here'}).count()) === 0) return undefined;
    const before = await readMemory(browser);
    await slowDown(page, SLOW_NETWORK, SLOWER_CPU);
    const pressedMs = await press(page);
    await startOver(page);
    const againMs = await press(page);
    await startOver(page);
    const most = await watchMemory(browser, press(page));
    return {pressedMs, againMs, memoryMb: Math.round(Math.max(0, most - before))};
  } finally {
    await page.close();
  }
}
