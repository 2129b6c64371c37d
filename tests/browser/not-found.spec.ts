import {expect, test, type Page} from '@playwright/test';
import {overflow} from './layoutFaults';
import {follow, openPage, title} from './openPage';

/** Locates the title of the page for unknown addresses. */
const notFound = (page: Page) => page.getByRole('heading', {level: 1, name: 'Page not found'});

const MISTYPED = '/docs/quickstart/quickstart-image';
const MEANT = '/docs/quickstart/quickstart-images';

test('R45: an unknown address has status 404, is shown with the nearest page and both sections, and is not indexed', async ({
  page,
}) => {
  const response = await page.goto(MISTYPED);
  expect(response?.status()).toBe(404);
  await openPage(page, MISTYPED);
  const main = page.getByRole('main');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(main).toContainText(MISTYPED);
  await expect(main.locator('a[href="/docs/intro"]').first()).toBeVisible();
  await expect(main.locator('a[href="/api/intro"]').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await main.locator(`a[href="${MEANT}"]`).first().click();
  await expect(page).toHaveURL(MEANT);
  await expect(notFound(page)).toHaveCount(0);
  await page.goBack();
  await expect(notFound(page)).toBeVisible();
});

test('R44, R45: other cases, encodings and markup in an address are not found either, and run nothing', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of [
    '/Docs/GPU-tiers',
    '/docs/gpu-tiers%20',
    '/docs/gpu-tiers;jsessionid=1',
    '/%3Cimg%20src=x%20onerror=alert(1)%3E',
  ]) {
    await openPage(page, address);
    await expect(notFound(page), address).toBeVisible();
  }
  await openPage(page, '/docs/intro');
  await follow(page, '/docs/nowhere');
  await expect(page.getByRole('main')).toContainText('/docs/nowhere');
  expect(dialogs).toEqual([]);
});

test('R46: a path of 3 kB fits a phone, and a query of 6 kB changes nothing', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, `/docs/${'p'.repeat(3000)}`);
  await expect(notFound(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await openPage(page, `/docs/gpu-tiers?q=${'q'.repeat(6000)}`);
  await expect(title(page, 'GPU tiers')).toBeVisible();
});
