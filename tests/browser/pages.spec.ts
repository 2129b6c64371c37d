import {expect, test, type Page} from '@playwright/test';
import {PUBLISHED_URL, ROUTES} from './routes';
import {reportReadCount} from './reportReadCount';
import {openPage, waitUntilHydrated, watchPage} from './watchPage';

/** Scrolls to the end, so that lazy loading and prefetching have happened. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

for (const route of ROUTES) {
  test(`R42, R75: ${route} has its metadata, logs no errors and requests no other host`, async ({
    page,
  }) => {
    const watch = watchPage(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await waitUntilHydrated(page);
    await readToTheEnd(page);

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/^\S.* \| RunGen\.AI$/);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(html).toHaveCSS('color-scheme', 'light');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${PUBLISHED_URL}${route}`);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /^.{50,160}$/u);
    expect(watch).toEqual({faults: [], foreignRequests: []});
  });
}

test('no page has an input except for search', async ({page}) => {
  for (const route of ROUTES) {
    await page.goto(route);
    const fields = page.locator('form, textarea, select, input:not([type="checkbox"][disabled])');
    const outside = fields.and(page.locator(':not([role="search"], [role="search"] *)'));
    const found = await outside.evaluateAll((all) => all.map((it) => it.outerHTML));
    const others = found.filter((html) => !html.includes('type="search"'));
    expect(others, route).toEqual([]);
  }
  reportReadCount(ROUTES.length, 'pages');
});

for (const name of ['title', 'description'] as const) {
  test(`R75: no two pages share a ${name}`, async ({request}) => {
    const pattern =
      name === 'title'
        ? /<title[^>]*>(?<words>.*?)<\/title>/s
        : /<meta[^>]*name="?description"?[^>]*content="(?<words>[^"]*)"/s;
    const seen = new Map<string, string>();
    for (const route of ROUTES) {
      const html = await (await request.get(route)).text();
      const words = pattern.exec(html)?.groups?.words ?? '';
      expect(words, `${route} has a ${name}`).not.toBe('');
      expect(seen.get(words), `${route} has the ${name} "${words}" alone`).toBeUndefined();
      seen.set(words, route);
    }
    reportReadCount(seen.size, 'pages');
  });
}

test('no page has an id twice', async ({page}) => {
  let ids = 0;
  for (const route of ROUTES) {
    await openPage(page, route);
    const found = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(
      found.filter((id, index) => found.indexOf(id) !== index),
      route,
    ).toEqual([]);
    ids += found.length;
  }
  expect(ids).toBeGreaterThan(ROUTES.length);
  reportReadCount(ids, 'ids');
});
