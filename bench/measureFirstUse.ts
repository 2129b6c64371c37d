import type {Browser} from 'playwright-core';
import {PHONE, SLOW_NETWORK, slowDown, SLOWER_CPU} from './slowPhone';

const SETTLE_MS = 4000;

/**
 * Opens a page on a slow phone, reads for a while without touching it, then taps a tab that is not open.
 *
 * @param browser a running browser
 * @param url a page with tabs
 * @returns milliseconds from the tap until the tab is open; the page need not be hydrated before the tap
 */
export async function measureFirstUse(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({viewport: PHONE, hasTouch: true, isMobile: true});
  try {
    await slowDown(page, SLOW_NETWORK, SLOWER_CPU);
    await page.goto(url, {waitUntil: 'load'});
    const tab = page.locator('[role="tab"][aria-selected="false"]').first();
    await tab.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await page.waitForTimeout(SETTLE_MS);
    const name = await tab.getAttribute('id');
    const start = performance.now();
    await tab.tap();
    await page.waitForFunction(
      (id) => document.getElementById(id ?? '')?.getAttribute('aria-selected') === 'true',
      name,
      {polling: 'raf'},
    );
    return Math.round(performance.now() - start);
  } finally {
    await page.close();
  }
}
