import {chromium, expect, test, type Page} from '@playwright/test';
import {DESKTOP, openPage, sidebarLink, title} from '../../browser/openPage';

/** Goes to another site and back, and tells whether the page was kept as it was. */
async function isKept(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle'); // a page with open requests is not kept
  await page.evaluate(() => Object.assign(window, {mark: true}));
  await page.goto('/elsewhere');
  await page.goBack({waitUntil: 'commit'});
  await page.locator('h1').waitFor();
  return page.evaluate(() => 'mark' in window);
}

test('going back shows the page as it was left, still working', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({...(baseURL && {baseURL}), viewport: DESKTOP});
    await page.route('**/{plain,elsewhere}', (route) =>
      route.fulfill({contentType: 'text/html', body: '<h1>Elsewhere</h1>'}),
    );
    await page.goto('/plain');
    test.skip(!(await isKept(page)), 'this browser keeps no page: name a whole Chrome in CHROMIUM');
    await openPage(page, '/docs/gpu-tiers');
    expect(await isKept(page)).toBe(true);
    await sidebarLink(page, 'Introduction').click();
    await expect(title(page, 'Introduction')).toBeVisible();
  } finally {
    await browser.close();
  }
});
