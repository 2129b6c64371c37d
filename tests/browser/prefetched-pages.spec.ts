import {expect, test, type Page} from '@playwright/test';
import {open} from './pageLoading';
import {reportReadCount} from './reportReadCount';
import {tellOf} from './slowNetwork';
import {waitUntilHydrated} from './watchPage';

test.describe('what a page fetches in advance', () => {
  /** Returns the files that a page prefetches while it is scrolled to its end. */
  async function prefetched(page: Page, route: string): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'script' && request.url().includes('/assets/js/')) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(route);
    await page.mouse.move(9, 9); // with save-data, scripts wait for the first interaction
    await waitUntilHydrated(page);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let place = 0; place < height; place += 400) {
      await page.evaluate((top) => scrollTo(0, top), place);
    }
    await page.waitForLoadState('networkidle');
    return asked;
  }

  test('R40: is requested once per file, including the files of the page itself', async ({
    page,
  }) => {
    const files = await prefetched(page, '/docs/intro');
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    reportReadCount(files.length, 'files');
  });

  for (const [name, connection] of [
    ['where the reader saves data', {saveData: true, effectiveType: '4g'}],
    ['on a slow line', {saveData: false, effectiveType: '2g'}],
    ['on a very slow line', {saveData: false, effectiveType: 'slow-2g'}],
  ] as const) {
    test(`R40: is nothing ${name}`, async ({page}) => {
      await tellOf(page, connection);
      expect(await prefetched(page, '/docs/intro')).toEqual([]);
    });
  }
});

test('R41: no service worker caches pages that would become stale', async ({page}) => {
  await open(page, '/docs/intro');
  const count = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(count).toBe(0);
});
