import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './watchPage';
import {DESKTOP} from './chromeParts';

test.use({viewport: DESKTOP});

test.describe('R58: code blocks', () => {
  const block = (page: Page): Locator => page.locator('main .theme-code-block:visible').first();

  test('copy their code and announce it', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/docs/quickstart/get-api-key');
    await block(page).getByRole('button', {name: 'Copy code'}).click();
    await expect(block(page).getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe((await block(page).locator('code').innerText()).trim());
  });

  test('say what to do when the browser refuses to copy', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await openPage(page, '/docs/quickstart/get-api-key');
    await block(page).getByRole('button', {name: 'Copy code'}).click();
    await expect(block(page).getByRole('status')).toContainText('Ctrl+C');
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await block(page).locator('code').innerText()).trim());
  });

  test('have a label for the scrollable region and show their buttons without hovering', async ({
    page,
  }) => {
    await openPage(page, '/docs/quickstart/get-api-key');
    await expect(block(page).locator('pre')).toHaveAttribute('aria-label', /^Code/);
    await expect(block(page).getByRole('button', {name: 'Copy code'})).toHaveCSS('opacity', '1');
  });
});

test.describe('R57: tabs', () => {
  const tabs = (page: Page): Locator => page.getByRole('tablist').first().getByRole('tab');

  test('and their panels reference each other', async ({page}) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    await expect(page.getByRole('tablist').first()).toHaveAttribute('aria-label', /./);
    const broken = await page.getByRole('tab').evaluateAll(
      (all) =>
        all.filter((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return panel?.getAttribute('aria-labelledby') !== tab.id || panel.tabIndex !== 0;
        }).length,
    );
    expect(await page.getByRole('tab').count()).toBeGreaterThan(3);
    expect(broken).toBe(0);
  });

  test('can be moved through by arrow keys, Home and End, and have a single tab stop', async ({
    page,
  }) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    await tabs(page).first().focus();
    for (const [key, position] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs(page).nth(position), key).toBeFocused();
      await expect(tabs(page).nth(position)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(tabs(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  });

  test('of one kind change together, and the choice is kept on other pages', async ({page}) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    await tabs(page).filter({hasText: 'Python'}).click();
    const open_ = page.getByRole('tab', {name: 'Python', selected: true});
    expect(await open_.count()).toBe(await page.getByRole('tablist').count());
    await openPage(page, '/docs/tutorial-basics/run-a-job');
    await expect(open_.first()).toBeVisible();
  });
});
