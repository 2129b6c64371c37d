import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import {deferredScripts, loadFailure, open, SCRIPTS, sidebarLink, title} from './pageLoading';
import {blockPrefetching} from './slowNetwork';
import {usePage, waitUntilHydrated} from './watchPage';

const TABLES = '**/assets/routes/**';

/** Counts the navigation requests of a page from now on. */
function countPages(page: Page): {readonly count: number} {
  const counter = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      counter.count += 1;
    }
  });
  return counter;
}

test.describe('a new deployment', () => {
  test.beforeEach(({page}) => blockPrefetching(page));

  const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['is gone', (route) => route.fulfill({status: 404})],
    ['is answered by a page', (route) => route.fulfill({contentType: 'text/html', body: '<p>'})],
    ['is cut off', (route) => route.abort('connectionreset')],
  ];
  for (const [fault, cause] of FAULTS) {
    for (const [part, files] of [
      ['a chunk', SCRIPTS],
      ['the table of routes', TABLES],
    ] as const) {
      test(`R27: where ${part} ${fault}, the new page is loaded in full once, at the section that the link names`, async ({
        page,
      }) => {
        if (files === TABLES) {
          await page.route(files, cause); // fetched in advance, as soon as the page is hydrated
        }
        await open(page, '/docs/intro');
        const pages = countPages(page);
        await page.route(files, (route) => (pages.count === 0 ? cause(route) : route.continue()));
        await page.getByRole('region', {name: 'Announcement'}).getByRole('link').click();
        await expect(title(page, 'Get an API key')).toBeVisible();
        await waitUntilHydrated(page);
        await expect(page).toHaveURL(
          /\/docs\/quickstart\/get-api-key#practice-without-an-account$/,
        );
        await expect(page.locator('[id="practice-without-an-account"]')).toBeInViewport();
        expect(pages.count, 'full loads').toBe(1);
      });
    }
  }

  test('R27: where the chunk stays missing, the page is loaded in full once and says what is missing', async ({
    page,
  }) => {
    const deferred = await deferredScripts(page, '/docs/gpu-tiers');
    await open(page, '/docs/intro');
    const pages = countPages(page);
    await page.route(SCRIPTS, (route) =>
      deferred.has(new URL(route.request().url()).pathname)
        ? route.fulfill({status: 404})
        : route.continue(),
    );
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await usePage(page);
    await expect(loadFailure(page)).toBeVisible();
    expect(pages.count, 'full loads').toBe(1);
  });
});

test.describe('a click without a network', () => {
  test.beforeEach(({page}) => blockPrefetching(page));

  const note = (page: Page): Locator =>
    page.getByRole('status').filter({hasText: 'You are offline.'});

  async function clickOffline(page: Page): Promise<void> {
    await open(page, '/docs/intro');
    await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(note(page)).toBeVisible();
    await expect(title(page, 'Introduction'), 'what the reader reads stays').toBeVisible();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveTitle(/^Introduction/);
  }

  async function goOnline(page: Page): Promise<void> {
    await page.unroute(SCRIPTS);
    await page.context().setOffline(false);
  }

  test('R28: keeps the page, says so, and opens the next page when the network is back', async ({
    page,
  }) => {
    const pages = countPages(page);
    await clickOffline(page);
    await goOnline(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(pages.count, 'full loads').toBe(1);
  });

  test('R28: also waits for the route of the next page when it is not known yet', async ({
    page,
  }) => {
    await page.route(TABLES, (route) => route.abort('internetdisconnected'));
    const pages = countPages(page);
    await clickOffline(page);
    await page.unroute(TABLES);
    await goOnline(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(pages.count, 'full loads').toBe(1);
  });

  test('R28: opens a page whose link was in the viewport', async ({page, browser}) => {
    const other = await browser.newPage(); // it does not share its cache with the first
    const parts = await deferredScripts(other, '/docs/gpu-tiers');
    await other.close();
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
    await page.unroute(SCRIPTS);
    await open(page, '/docs/intro');
    // Prefetching may start after the network has been idle for a moment.
    await expect
      .poll(() => [...parts].filter((part) => !fetched.has(part)), {timeout: 20_000})
      .toEqual([]);
    await page.context().setOffline(true);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('R28: can be canceled without losing the scroll position', async ({page}) => {
    await clickOffline(page);
    await page.evaluate(() => scrollTo(0, 300));
    await note(page).getByRole('button', {name: 'Stay on this page'}).click();
    await expect(note(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/intro');
    await goOnline(page);
    await expect(title(page, 'Introduction')).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await page.waitForTimeout(500); // Docusaurus, the browser and the page scroll in turn; the page scrolls last, before the next paint
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
  });
});

test.describe('a slow chunk', () => {
  test.beforeEach(({page}) => blockPrefetching(page));

  async function slowDown(page: Page, milliseconds: number): Promise<void> {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  }

  test('R34: shows a reaction within 200 ms, and changes title and address together', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/docs/intro');
    await slowDown(page, 2500);
    // The clock is paused, so that the load of the machine does not count.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page, 'GPU tiers').click();
    await page.clock.runFor(199);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.resume();
    await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toHaveCount(1);
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await expect(page).toHaveTitle('Loading the page | RunGen.AI');
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(page).toHaveTitle('GPU tiers | RunGen.AI');
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  test('R35: of two clicks the second takes effect, and nothing of the first remains', async ({
    page,
  }) => {
    await open(page, '/docs/gpu-tiers');
    await sidebarLink(page, 'Introduction').click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await slowDown(page, 1000);
    const titles = await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const words = document.querySelector('h1')?.textContent ?? 'no title';
        if (seen.at(-1) !== words) {
          seen.push(words);
        }
      }).observe(document.body, {childList: true, subtree: true});
      Object.assign(window, {seen});
      const click = (path: string): void =>
        document
          .querySelector<HTMLElement>(`.theme-doc-sidebar-container [href="${path}"]`)
          ?.click();
      click('/docs/quickstart/get-api-key'); // slow
      setTimeout(() => click('/docs/gpu-tiers'), 30); // already loaded
      return new Promise<string[]>((resolve) => setTimeout(() => resolve(seen), 2500));
    });
    expect(titles.filter((words) => words !== 'Introduction')).toEqual(['GPU tiers']);
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await expect(page).toHaveTitle('GPU tiers | RunGen.AI');
    await expect(page.getByRole('main'), 'the bar of the first click').not.toHaveAttribute(
      'aria-busy',
    );
  });
});
