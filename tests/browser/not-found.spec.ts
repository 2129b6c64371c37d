import {expect, test} from '@playwright/test';
import {openPage, title} from './openPage';

const MISTYPED = '/docs/quickstart/quickstart-image';

test('an unknown address is 404, and offers a search for its end', async ({page}) => {
  const response = await page.goto(MISTYPED);
  expect(response?.status()).toBe(404);
  await openPage(page, MISTYPED);
  const main = page.getByRole('main');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('combobox')).toHaveValue('quickstart image');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('an address with a slash or ".html" at its end shows the page', async ({page}) => {
  for (const form of ['/docs/gpu-tiers/', '/docs/gpu-tiers.html']) {
    await page.route(`**${form}`, async (route) => {
      const {origin} = new URL(route.request().url());
      await route.fulfill({response: await route.fetch({url: `${origin}/docs/gpu-tiers`})});
    });
    await openPage(page, form);
    await expect(title(page, 'GPU tiers'), form).toBeVisible();
  }
});
