import {expect, test} from '@playwright/test';
import {deferredScripts, loadFailure, SCRIPTS, sidebarLink, title} from './pageLoading';
import {reportReadCount} from './reportReadCount';
import {openPage, usePage, waitUntilHydrated} from './watchPage';

test.describe('the first load', () => {
  test('R29: a chunk that fails twice is fetched a third time, and the page shows no failure', async ({
    page,
  }) => {
    const deferred = await deferredScripts(page, '/docs/gpu-tiers');
    const [flaky = ''] = deferred;
    let attempts = 0;
    await page.route(`**${flaky}`, (route) => {
      attempts += 1;
      return attempts < 3 ? route.abort() : route.continue();
    });
    await page.reload();
    await waitUntilHydrated(page);
    expect(attempts).toBe(3);
    await expect(loadFailure(page)).toHaveCount(0);
  });

  test('R29: a chunk that never loads leaves a readable page, a message, and links that work', async ({
    page,
  }) => {
    const deferred = await deferredScripts(page, '/docs/gpu-tiers');
    await page.route(SCRIPTS, (route) =>
      deferred.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
    );
    await page.reload();
    await usePage(page);
    await expect(loadFailure(page)).toBeVisible();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await sidebarLink(page, 'Introduction').click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await usePage(page);
    await expect(loadFailure(page)).toBeVisible();
    await page.unroute(SCRIPTS);
    await loadFailure(page).getByRole('link', {name: 'Reload the page'}).click();
    await waitUntilHydrated(page);
    await expect(loadFailure(page)).toHaveCount(0);
  });

  for (const part of ['main', 'runtime~main']) {
    test(`R30: without ${part}.js a page can be read and tells readers what is missing`, async ({
      page,
    }) => {
      const pattern = new RegExp(`/assets/js/${part}\\.`);
      await page.route(pattern, (route) => route.abort());
      for (const route of ['/', '/docs/quickstart/quickstart-images#related']) {
        await page.goto(route);
        await usePage(page);
        await expect(loadFailure(page)).toHaveCount(1);
        const gap = await page
          .locator('.loadFailure')
          .evaluate((it) => window.innerHeight - it.getBoundingClientRect().bottom);
        expect(gap, 'between the note and the foot of the window').toBe(0);
        await expect(page.getByText(/docusaurus|baseUrl/i)).toHaveCount(0);
        await expect(page.locator('button:visible'), 'dead controls').toHaveCount(0);
      }
      const panels = await page.locator('[role="tabpanel"]').all();
      expect(panels.length).toBeGreaterThan(3);
      for (const panel of panels) {
        await expect(panel).toBeVisible();
        const name = await panel.evaluate((it) => getComputedStyle(it, '::before').content);
        expect(name, 'the name of the tab').toMatch(/^".+"$/);
      }
      await page.unroute(pattern);
      await loadFailure(page).getByRole('link', {name: 'Reload the page'}).click();
      await waitUntilHydrated(page);
      await expect(loadFailure(page)).toHaveCount(0);
      await expect(page).toHaveURL(/#related$/);
    });
  }

  test('R31: without its style sheet images keep their own size, and the page works', async ({
    page,
  }) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    let drawings = 0;
    for (const route of [
      '/',
      '/docs/intro',
      '/api/apis/app/create-app',
      '/markdown-page',
      '/nowhere',
    ]) {
      await openPage(page, route);
      const svgs = await page.locator('svg, img').evaluateAll((all) =>
        all.map((it) => {
          const {width, height} = it.getBoundingClientRect();
          const hasSize = it.hasAttribute('width') && it.hasAttribute('height');
          const isHidden = it.getAttribute('display') === 'none';
          return {html: it.outerHTML.slice(0, 120), width, height, hasSize, isHidden};
        }),
      );
      const shown = svgs.filter(({isHidden}) => !isHidden);
      expect(
        shown.filter(({hasSize}) => !hasSize),
        `${route}: drawings without width and height`,
      ).toEqual([]);
      drawings += shown.length;
    }
    expect(drawings).toBeGreaterThan(10);
    reportReadCount(drawings, 'drawings');
    await page.locator('main a[href="/docs/intro"]').first().click();
    await expect(title(page, 'Introduction')).toBeVisible();
  });

  test('R32: under a base URL that the build was not made for, a page can be read and says what is missing', async ({
    page,
  }) => {
    await page.route('**/below/**', async (route) => {
      const {origin, pathname} = new URL(route.request().url());
      const response = await route.fetch({url: origin + pathname.replace('/below', '')});
      await route.fulfill({response});
    });
    await page.route(/^[^/]+:\/\/[^/]+\/assets\//, (route) => route.fulfill({status: 404}));
    for (const route of ['/below/', '/below/docs/gpu-tiers']) {
      await page.goto(route);
      await expect(page.locator('main h1')).toBeVisible();
      await usePage(page);
      await expect(loadFailure(page)).toHaveCount(1);
      await expect(page.getByText(/docusaurus|baseUrl/i)).toHaveCount(0);
    }
  });
});
