import {expect, test} from '@playwright/test';
import {holdRequests} from './slowNetwork';
import {openPage, waitUntilHydrated} from './watchPage';

test('R45: an unknown path has status 404 and one title', async ({page}) => {
  const response = await page.goto('/docs/quickstart/quickstart-image');
  expect(response?.status()).toBe(404);
  await waitUntilHydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/ \| RunGen\.AI$/);
});

test('R45: shows the requested path', async ({page}) => {
  await page.goto('/docs/quickstart/quickstart-image');
  await expect(page.locator('main')).toContainText('/docs/quickstart/quickstart-image');
});

test('R45: suggests the nearest page', async ({page}) => {
  await page.goto('/docs/quickstart/quickstart-image');
  await expect(
    page.locator('main a[href="/docs/quickstart/quickstart-images"]').first(),
  ).toBeVisible();
});

for (const viewport of [
  {width: 390, height: 780},
  {width: 1440, height: 900},
]) {
  test(`suggestions shift no content above them, ${viewport.width} px wide`, async ({page}) => {
    const letThrough = await holdRequests(page, '**/assets/js/sections.*.js');
    await page.setViewportSize(viewport);
    await page.goto('/docs/quickstart/quickstart-image');
    const parts = page.locator('main').locator('h1, p, a.button, button');
    await expect(parts).toHaveCount(6);
    const places = (): Promise<number[]> =>
      parts.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    const before = await places();
    letThrough();
    await expect(page.getByRole('heading', {level: 2, name: 'Did you mean'})).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('a page without suggestions shows everything else', async ({page}) => {
  await page.route('**/assets/js/sections.*.js', (route) => route.abort());
  await openPage(page, '/docs/quickstart/quickstart-image');
  await expect(page.locator('main')).toContainText('/docs/quickstart/quickstart-image');
  await expect(page.getByRole('main').getByRole('button', {name: 'Search'})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R45: links to the start of both sections', async ({page}) => {
  await page.goto('/nowhere');
  await expect(page.locator('main a[href="/docs/intro"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/api/intro"]').first()).toBeVisible();
});

test('names the list of all pages for programs that run no scripts', async ({request}) => {
  const html = await (await request.get('/nowhere')).text();
  expect(html).toMatch(/<a [^>]*href="?\/llms\.txt/);
});

test('R45: asks search engines not to index it, with and without scripts', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/nowhere')).text();
  expect(html).toMatch(/<meta[^>]+name="?robots"? content="?noindex/);
  expect(html).not.toMatch(/rel="?canonical/);
  await openPage(page, '/nowhere');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('R45: opens search', async ({page}) => {
  await openPage(page, '/nowhere');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
});

test('R45: shows markup in the path as text', async ({page}) => {
  let hasRun = false;
  page.on('dialog', (dialog) => {
    hasRun = true;
    void dialog.dismiss();
  });
  await openPage(page, '/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(hasRun).toBe(false);
});

test('R45: is shown for an unknown path inside the app', async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('main')).toContainText('/docs/nowhere');
});
