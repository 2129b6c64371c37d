import {chromium, expect, test} from '@playwright/test';
import {open, SCRIPTS, sidebarLink, title} from './pageLoading';
import {waitUntilHydrated} from './watchPage';

test.describe('going back', () => {
  test('R36: from another site shows the page as it was left, still hydrated', async ({
    baseURL,
    launchOptions,
  }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage(baseURL ? {baseURL} : {});
      await page.route('**/elsewhere', (route) =>
        route.fulfill({contentType: 'text/html', body: '<h1>Elsewhere</h1>'}),
      );
      await open(page, '/docs/gpu-tiers');
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
      });
      await page.goto('/elsewhere');
      await page.goBack({waitUntil: 'commit'});
      await page.waitForFunction(() => 'persisted' in window);
      expect(await page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
      await sidebarLink(page, 'Introduction').click();
      await expect(title(page, 'Introduction')).toBeVisible();
    } finally {
      await browser.close();
    }
  });

  test('R37: returns to the scroll position that the reader left', async ({page}) => {
    await open(page, '/markdown-page');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('footer a[href="/docs/intro"]').first().dispatchEvent('click');
    await expect(title(page, 'Introduction')).toBeVisible();
    expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/markdown-page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test('R37: a reload while the next page loads shows the next page', async ({page}) => {
    await open(page, '/docs/intro');
    await page.route(SCRIPTS, () => undefined);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await page.unroute(SCRIPTS);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
  });
});
