import type {Browser} from 'playwright-core';
import {PHONE, SLOW_NETWORK, slowDown, SLOWER_CPU} from './slowPhone';

/** What going to the next page costs. */
export type Navigation = {
  /** From the click until the title of the next page is there. */
  readonly milliseconds: number;
  /** What was fetched for it after the click. */
  readonly bytes: number;
};

const SETTLE_MS = 4000;

/**
 * Goes from one page to another by its link, on a slow phone, after what a site prepares is there.
 *
 * @param browser a browser that runs
 * @param from the page with the link
 * @param to the path the link leads to
 */
export async function measureNavigation(
  browser: Browser,
  from: string,
  to: string,
): Promise<Navigation> {
  const page = await browser.newPage({viewport: PHONE});
  try {
    await page.goto(from, {waitUntil: 'load'});
    const link = page.locator(`a[href^="${to}"]`).last();
    await link.evaluate((element) => element.scrollIntoView());
    await page.mouse.move(200, 400); // who scrolls to a link has used the page
    await page.waitForTimeout(SETTLE_MS);
    const client = await slowDown(page, SLOW_NETWORK, SLOWER_CPU);
    let bytes = 0;
    client.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
    });
    const title = await page.locator('h1').first().textContent();
    const start = performance.now();
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.waitForFunction(
      (before) => {
        const now = document.querySelector('h1')?.textContent;
        return now !== undefined && now !== before;
      },
      title,
      {polling: 'raf'},
    );
    return {milliseconds: Math.round(performance.now() - start), bytes};
  } finally {
    await page.close();
  }
}
