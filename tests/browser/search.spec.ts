import {expect, type Locator, type Page, test} from '@playwright/test';
import {addAxe, runAxe, MODES, setMode} from './axe';
import {overflow} from './layoutFaults';
import {holdRequests} from './slowNetwork';
import {openPage} from './watchPage';

function input(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search'});
}

async function openSearch(page: Page): Promise<void> {
  await openPage(page, '/docs/intro');
  await page.getByRole('button', {name: 'Search'}).first().click();
  await expect(input(page)).toBeFocused();
}

test('no part of search is requested before a reader searches', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('search'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect.poll(() => requests.filter((url) => url.includes('search-index')).length).toBe(1);
});

test('the dialog shows suggested searches while the search script and the index are loading', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', () => undefined); // never answered
  await page.route('**/search.json', () => undefined);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused({timeout: 250});
  await expect(page.getByRole('button', {name: 'Stop paying'})).toBeVisible({timeout: 250});
  await page.unrouteAll();
});

test('a suggested search fills the input and shows results', async ({page}) => {
  await openSearch(page);
  await page.getByRole('button', {name: 'Stop paying'}).click();
  await expect(input(page)).toHaveValue('Stop paying');
  await expect(input(page)).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await input(page).fill('');
  await expect(page.getByRole('button', {name: 'Stop paying'})).toBeVisible();
});

test('Enter goes to the first result as soon as it is on screen', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('dialog [role=option]')) {
        observer.disconnect();
        const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true});
        document.activeElement?.dispatchEvent(enter);
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await input(page).fill('cancel a job');
  await expect(page).toHaveURL(/cancel/);
});

for (const [what, files] of [
  ['what answers', '**/assets/js/*.js'],
  ['the index', '**/search.json'],
] as const) {
  test(`Enter before ${what} has loaded goes to the first result when it loads`, async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    const release = await holdRequests(page, files);
    await page.keyboard.press('Control+k');
    await input(page).fill('cancel a job');
    await input(page).press('Enter');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/cancel/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('Enter before the results is discarded when more is typed', async ({page}) => {
  await openPage(page, '/docs/intro');
  const release = await holdRequests(page, '**/search.json');
  await page.keyboard.press('Control+k');
  await input(page).fill('cancel');
  await input(page).press('Enter');
  await input(page).pressSequentially(' a job');
  release();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(/intro/);
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the dialog, Escape closes it and returns the focus`, async ({page}) => {
    await openPage(page, '/docs/intro');
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.focus();
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('arrow keys select a result, Enter goes to its section', async ({page}) => {
  await openSearch(page);
  await input(page).fill('api key');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', /./); // the key handler is active
  await page.keyboard.press('ArrowDown');
  const second = options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute(
    'aria-activedescendant',
    String(await second.getAttribute('id')),
  );
  const target = String(await second.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(target);
});

test('the up arrow moves from the first result to the last', async ({page}) => {
  await openSearch(page);
  await input(page).fill('job');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/sections/u);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('dialog').getByRole('option').last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('matched words are marked and the count is announced', async ({page}) => {
  await openSearch(page);
  await input(page).fill('active_workers');
  await expect(page.getByRole('dialog').getByRole('option').locator('mark').first()).toHaveText(
    /active_workers/u,
  );
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^\d+ sections on \d+ pages$/u,
  );
});

test('the section filter shows only the pages of that section', async ({page}) => {
  await openSearch(page);
  await input(page).fill('create an app');
  const sections = await page.locator('.navbar__items > a.navbar__link').allTextContents();
  expect(sections.length).toBeGreaterThan(1);
  const choices = page.getByRole('dialog').locator('fieldset label');
  await expect(choices, 'as the bar calls them').toHaveText(['All', ...sections]);
  await page.getByRole('radio', {name: 'API', exact: true}).check();
  const options = page.getByRole('option');
  await expect(options.and(page.locator(':not([href^="/api/"])'))).toHaveCount(0);
  await expect(options).not.toHaveCount(0);
});

test('a search without results says so and gives advice', async ({page}) => {
  await openSearch(page);
  await input(page).fill('qqqqqqq');
  await expect(page.getByRole('dialog')).toContainText('Nothing found for qqqqqqq.');
  await expect(page.getByRole('dialog')).toContainText('Use fewer words');
});

test('an index that does not load offers a retry, which works', async ({page}) => {
  await page.route('**/search-index.*', (route) => route.abort());
  await openSearch(page);
  await input(page).fill('api key');
  const retry = page.getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await page.unroute('**/search-index.*');
  await retry.click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('a click on a result goes there, a click outside the panel closes the dialog', async ({
  page,
}) => {
  await openSearch(page);
  await input(page).fill('api key');
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText(/api key/i);
  const target = String(await first.getAttribute('href'));
  await first.click();
  await expect(page).toHaveURL(target);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.mouse.click(5, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another part of a page can open the dialog with a query', async ({page}) => {
  await openPage(page, '/docs/intro');
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('site:open-search', {detail: 'cancel a job'})),
  );
  await expect(input(page)).toHaveValue('cancel a job');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('the mobile menu has search, and the focus returns to the button of the menu', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, '/docs/intro');
  await page.locator('.navbar__toggle').click();
  const drawer = page.getByRole('dialog', {name: 'Site menu'});
  await drawer.getByRole('button', {name: 'Search'}).click();
  await expect(drawer).toBeHidden();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar__toggle')).toBeFocused();
});

test('the not-found page has search', async ({page}) => {
  await openPage(page, '/docs/nowhere');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(input(page)).toBeFocused();
});

test('R50, R51, R52: the open dialog has no axe violations in either color mode at any width', async ({
  page,
}) => {
  await openSearch(page);
  await input(page).fill('app');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await addAxe(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    for (const mode of MODES) {
      await setMode(page, mode);
      const {violations} = await runAxe(page, 'all', 'dialog');
      expect(violations, `at ${String(width)} px in ${mode} mode`).toEqual([]);
    }
    expect(await overflow(page), `at ${String(width)} px`).toBe(0);
  }
});
