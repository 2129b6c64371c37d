import {expect, type Page, test} from '@playwright/test';
import {places} from './layoutFaults';
import {holdRequests, tellOf} from './slowNetwork';
import {waitUntilHydrated} from './watchPage';

const GUIDE = '/docs/tutorial-basics/run-a-job';
const OPERATION = '/api/apis/app/create-app';

test('the full style sheet applies only to print until the first interaction, and then to all media', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const whole = page.locator('link[href^="/assets/css/site."]');
  await expect(whole).toHaveAttribute('media', 'print');
  await waitUntilHydrated(page);
  await expect(whole).toHaveAttribute('media', 'all');
  await expect(whole).toHaveCount(1);
});

/**
 * Holds the full style sheet back.
 *
 * @returns a function that releases it and waits until it applies
 */
async function holdSheet(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdRequests(page, '**/assets/css/site.*');
  return async () => {
    letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-styles-deferred');
  };
}

test.describe('on a slow connection, where the full style sheet loads after the scripts', () => {
  test.beforeEach(({page}) => tellOf(page, {saveData: false, effectiveType: '2g'}));

  test('the page hydrates before the style sheet is requested', async ({page}) => {
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).pathname));
    await page.goto(GUIDE);
    await waitUntilHydrated(page);
    await expect.poll(() => order.findIndex((it) => it.includes('/css/site.'))).toBeGreaterThan(0);
    const scripts = order.filter((it) => it.includes('/assets/js/'));
    const sheet = order.findIndex((it) => it.includes('/css/site.'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(order.indexOf(scripts.at(-1) ?? '')).toBeLessThan(sheet);
  });

  for (const [name, viewport] of [
    ['a phone', {width: 390, height: 844}],
    ['a desktop', {width: 1280, height: 900}],
  ] as const) {
    test(`nothing moves on ${name} when the scripts load, nor when the style sheet does`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const route of [GUIDE, OPERATION, '/', '/markdown-page']) {
        const release = await holdSheet(page);
        await page.goto(route);
        const before = await places(page);
        await waitUntilHydrated(page);
        expect(before.length, route).toBeGreaterThan(20);
        expect(await places(page), `${route} without the sheet`).toEqual(before);
        await release();
        expect(await places(page), `${route} with the sheet`).toEqual(before);
        await page.unroute('**/assets/css/site.*');
      }
    });
  }

  test('what needs the style sheet waits for it, and everything else works before', async ({
    page,
  }) => {
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilHydrated(page);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
    await page
      .getByRole('button', {name: /search/i})
      .first()
      .click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    await release();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await expect(page.getByRole('button', {name: 'Copy code'}).first()).toBeAttached();
  });

  test('the mobile menu waits for the style sheet', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilHydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('dialog', {name: 'Site menu'})).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog', {name: 'Site menu'})).toBeVisible();
  });

  test('a key for search waits for the style sheet, and opens search once', async ({page}) => {
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilHydrated(page);
    await page.keyboard.press('/');
    await page.waitForTimeout(500);
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    await release();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    await page
      .getByRole('button', {name: /search/i})
      .first()
      .click();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  });

  test('the next page waits for the style sheet', async ({page}) => {
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilHydrated(page);
    await page
      .locator('main a[href="/docs/gpu-tiers"], nav a[href="/docs/gpu-tiers"]')
      .first()
      .click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Run a job');
    await release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('GPU tiers');
  });

  test('a style sheet that does not load blocks nothing', async ({page}) => {
    await page.route('**/assets/css/site.*', (route) => route.abort());
    await page.goto(GUIDE);
    await waitUntilHydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-styles-deferred');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the full style sheet is there too, for print and everything else', async ({page}) => {
    await page.goto(GUIDE);
    const sheets = page.locator('link[rel="stylesheet"]');
    await expect(sheets).toHaveCount(2);
    await expect(sheets.last()).toHaveAttribute('href', /^\/assets\/css\/site\./);
  });
});
