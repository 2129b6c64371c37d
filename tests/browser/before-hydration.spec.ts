import {expect, type Page, test} from '@playwright/test';
import {holdRequests} from './slowNetwork';
import {isHydrated, waitUntilHydrated} from './watchPage';

const GUIDE = '/docs/tutorial-basics/run-a-job';
const SLOW_MS = 1500;

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Delays the main script, so that the reader acts before it runs. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/assets/js/main.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
}

test('a button pressed before hydration takes effect after hydration', async ({page}) => {
  await slowDown(page);
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  const toggle = page.getByRole('button', {name: /switch between dark and light/i}).first();
  const box = await toggle.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  expect(await isHydrated(page)).toBe(false);
  expect(await theme(page)).toBe('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a tab pressed before hydration opens when React starts, before hydration has finished', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('click', ({isTrusted}) => {
      const {dataset} = document.documentElement;
      if (!isTrusted) dataset.repeatedPress = String(dataset.hasHydrated);
    });
  });
  await slowDown(page);
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = (await tab.textContent()) ?? '';
  await tab.click();
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByRole('tab', {name, selected: true}).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-repeated-press', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

/** Records in how many frames after a press a dialog is open. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (frames: number): void => {
      const {dataset} = document.documentElement;
      if (document.querySelector('dialog[open]')) dataset.framesToDialog = String(frames);
      else if (frames < 100) requestAnimationFrame(() => look(frames + 1));
    };
    const start = (): unknown => requestAnimationFrame(() => look(1));
    window.addEventListener('click', start);
    window.addEventListener('keydown', ({key}) => key === 'k' && start()); // not the keydown of Control that precedes it
  });
}

for (const press of ['a click', 'a key'] as const) {
  test(`search opens in the first frame after ${press} before hydration, and keeps what is typed`, async ({
    page,
  }) => {
    await countFrames(page);
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.focus();
    if (press === 'a click') await button.click();
    else await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('data-frames-to-dialog', '1');
    await expect(page.getByRole('textbox', {name: 'Search'})).toBeFocused();
    await page.keyboard.type('retry');
    expect(await isHydrated(page)).toBe(false);
    release();
    const input = page.getByRole('combobox', {name: 'Search'});
    await expect(input).toBeFocused({timeout: 20_000});
    await expect(input).toHaveValue('retry');
    await page.keyboard.type(' safely');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

test('Enter in search before hydration goes to the first result', async ({page}) => {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Search'}).first().click();
  await page.getByRole('textbox', {name: 'Search'}).fill('cancel a job');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/cancel/, {timeout: 20_000});
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('search that is closed before hydration stays closed', async ({page}) => {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Search'}).first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  release();
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a link clicked before hydration navigates', async ({page}) => {
  await slowDown(page);
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL(new RegExp(GUIDE));
});
