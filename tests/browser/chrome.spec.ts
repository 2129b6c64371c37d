import {expect, test, type Page} from '@playwright/test';
import {findViolations} from './axe';
import {
  DESKTOP,
  holdRequests,
  modeSwitch,
  openPage,
  refuseLateCopies,
  PHONE,
  saveData,
  SCRIPTS,
  sidebarLink,
  title,
} from './openPage';

test.use({viewport: DESKTOP});

test('a closed announcement stays closed from the first paint on', async ({page}) => {
  await openPage(page, '/docs/gpu-tiers');
  await page.getByRole('button', {name: /^Close/}).click();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload();
  await expect(title(page, 'GPU tiers')).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('the color mode is light at first, and is stored', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/docs/quickstart/get-api-key');
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'light');
  await modeSwitch(page).click();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('hydration changes no color in the dark mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const colors = (): Promise<string[]> =>
    page
      .locator('body, main p, .console pre, .console pre span')
      .evaluateAll((all) =>
        all.map(
          (node) => `${getComputedStyle(node).color} ${getComputedStyle(node).backgroundColor}`,
        ),
      );
  await openPage(page, '/docs/quickstart/get-api-key');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const hydrated = await colors();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/docs/quickstart/get-api-key');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  expect(await colors()).toEqual(hydrated);
});

test('the title of the next page gets the focus', async ({page}) => {
  await openPage(page, '/docs/intro');
  await sidebarLink(page, 'GPU tiers').click();
  await expect(title(page, 'GPU tiers')).toBeFocused();
});

/** Measures each block of text: one that gets another line becomes higher. */
const heights = (page: Page): Promise<number[]> =>
  page
    .locator('main :is(h1, h2, h3, p, li, td), nav a')
    .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));

for (const size of [DESKTOP, PHONE]) {
  test(`at ${size.width} px a font that arrives late wraps no text`, async ({page}) => {
    await saveData(page); // otherwise the page may run its scripts without being used
    await page.setViewportSize(size);
    const release = await holdRequests(page, '**/fonts/*');
    await page.goto('/markdown-page', {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const painted = await heights(page);
    const arrived = page.waitForResponse(/\/fonts\//);
    release();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await heights(page)).toEqual(painted);
  });
}

test('the menu of a page copies its Markdown, or reports why not', async ({page}) => {
  await refuseLateCopies(page);
  await openPage(page, '/docs/gpu-tiers');
  const menu = page.locator('.page-head .page-menu');
  const copy = menu.getByRole('button').first();
  await menu.locator('summary').click();
  const last = menu.getByRole('link');
  const position = await last.boundingBox();
  expect(await findViolations(page, '.page-head')).toEqual([]);
  await copy.click();
  await expect(menu.getByRole('status').first()).toHaveText('Copied');
  expect(await last.boundingBox(), 'nothing moves').toEqual(position);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# GPU tiers\n/);
  await page.route('**/*.md', (route) => route.fulfill({status: 502, body: 'Bad gateway'}));
  await copy.click();
  await expect(menu.getByRole('status').first()).toContainText('Copying failed');
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
});
