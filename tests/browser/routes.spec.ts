import {expect, test} from '@playwright/test';
import {REDIRECTS, PUBLISHED_URL, ROUTES} from './routes';
import {reportReadCount} from './reportReadCount';
import {openPage} from './watchPage';

test('the sitemap lists every route and nothing else', async ({request}) => {
  const response = await request.get('/sitemap.xml');
  const found = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  reportReadCount(found.length, 'addresses');
  expect(found.sort()).toEqual(ROUTES.map((route) => `${PUBLISHED_URL}${route}`).sort());
});

test('every route is served as HTML, including the one with a dot', async ({request}) => {
  for (const route of ROUTES) {
    const response = await request.get(route, {maxRedirects: 0});
    expect(response.status(), route).toBe(200);
    expect(response.headers()['content-type'], route).toBe('text/html; charset=utf-8');
  }
  reportReadCount(ROUTES.length, 'routes');
});

for (const {from, to} of REDIRECTS) {
  test(`${from} redirects to ${to}`, async ({page}) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test(`${from} redirects to ${to} inside the app`, async ({page}) => {
    await openPage(page, '/markdown-page');
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, from);
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const {from, to} of REDIRECTS) {
    test(`${from} redirects to ${to}`, async ({page}) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });
  }
});
