import type {Browser} from 'playwright-core';

/** A network as the browser emulates it: bytes in a second, milliseconds there and back. */
export type Network = {
  readonly name: string;
  readonly latency: number;
  readonly throughput: number;
};

/** The networks of cases R38 and R39. */
export const NETWORKS: readonly Network[] = [
  {name: 'slow 2G: 50 kbit/s, 2 s', latency: 2000, throughput: 6250},
  {name: '1.6 Mbit/s, 150 ms', latency: 150, throughput: 200_000},
];

/** When a page is there on a slow network, from the moment it is asked for. */
export type SlowOpening = {
  readonly paintMs: number;
  /** Until everything works, for a reader who uses the page as soon as it is on screen. */
  readonly aliveMs: number;
};

const PATIENCE_MS = 120_000;

/**
 * Opens a page on a slow network, and uses it as soon as something is on screen.
 *
 * @param browser a browser that runs
 * @param url a page made with Docusaurus
 * @param network how slow it is
 */
export async function measureSlowNetwork(
  browser: Browser,
  url: string,
  {latency, throughput}: Network,
): Promise<SlowOpening> {
  const page = await browser.newPage({
    viewport: {width: 412, height: 823},
  });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await page.goto(url, {waitUntil: 'commit', timeout: PATIENCE_MS});
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
    return {paintMs, aliveMs: await page.evaluate(() => Math.round(performance.now()))};
  } finally {
    await page.close();
  }
}
