import type {Browser} from 'playwright-core';
import {type Network, PHONE, slowDown} from './slowPhone';

/** The networks of cases R38 and R39, by name. */
export const NETWORKS: Readonly<Record<string, Network>> = {
  'slow 2G: 50 kbit/s, 2 s': {latency: 2000, downloadThroughput: 6250, uploadThroughput: 6250},
  '1.6 Mbit/s, 150 ms': {latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000},
};

/** How long a page takes to appear on a slow network, from the start of the navigation. */
export type SlowOpening = {
  readonly paintMs: number;
  /** Until the page is hydrated, for a reader who uses it as soon as it is on screen. */
  readonly hydratedMs: number;
};

const TIMEOUT_MS = 120_000;

/**
 * Opens a page on a slow network, and uses it as soon as something is on screen.
 *
 * @param browser a running browser
 * @param url a page built with Docusaurus
 * @param network how slow it is
 */
export async function measureSlowNetwork(
  browser: Browser,
  url: string,
  network: Network,
): Promise<SlowOpening> {
  const page = await browser.newPage({viewport: PHONE});
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await slowDown(page, network, 1); // these cases are about the network alone
    await page.goto(url, {waitUntil: 'commit', timeout: TIMEOUT_MS});
    const paintMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const watch = new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (paint) resolve(Math.round(paint.startTime));
          });
          watch.observe({type: 'paint', buffered: true});
        }),
    );
    await page.mouse.move(200, 400);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    return {paintMs, hydratedMs: await page.evaluate(() => Math.round(performance.now()))};
  } finally {
    await page.close();
  }
}
