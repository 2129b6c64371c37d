import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolations, setMode} from './axe';
import {overflow} from './layoutFaults';
import {DESKTOP, holdRequests, openPage, PHONE} from './openPage';

test.use({viewport: DESKTOP});

const INDEX = '/search.json';

const input = (page: Page): Locator => page.getByRole('combobox', {name: 'Search'});
const dialog = (page: Page): Locator => page.getByRole('dialog');
const options = (page: Page): Locator => dialog(page).locator('a.search__result');
const button = (page: Page): Locator => page.getByRole('button', {name: 'Search'}).first();

async function openSearch(page: Page): Promise<void> {
  await openPage(page, '/docs/intro');
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await input(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

test('nothing of search is requested before a reader searches', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/docs/intro');
  expect(requests).not.toContain(INDEX);
  await button(page).click();
  await expect.poll(() => requests.filter((path) => path === INDEX)).toEqual([INDEX]);
});

test('a key opens search, Escape closes it and returns the focus', async ({page}) => {
  await openPage(page, '/docs/intro');
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('results mark the words of the query, and their number is announced', async ({page}) => {
  await searchFor(page, 'active_workers');
  await expect(options(page).locator('b').first()).toHaveText(/active_workers/u);
  await expect(dialog(page).getByRole('status')).toHaveText(/^Results for active_workers: \d+$/u);
  await expect(options(page).getByText('› Request › configuration').first()).toBeVisible();
  await input(page).fill('job');
  await expect(dialog(page).getByRole('status')).toContainText('job');
  const marked = await options(page).locator('b:not(.method)').allTextContents();
  expect(marked.filter((word) => /^\W|\W$/u.test(word))).toEqual([]);
});

test('an operation is found with its method', async ({page}) => {
  await searchFor(page, 'POST /app');
  await expect(options(page).locator('.method.post').first()).toHaveText('POST');
});

test('a query that waits for the index shows that search is loading', async ({page}) => {
  const release = await holdRequests(page, `**${INDEX}`);
  await openSearch(page);
  const loading = dialog(page).getByText('Search is loading…');
  await expect(loading).toHaveCount(0);
  await input(page).fill('api key');
  await expect(loading).toBeVisible();
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a word that no page has is reported, with a link to the open questions', async ({page}) => {
  await openSearch(page);
  await input(page).fill('horoscope');
  await expect(dialog(page)).toContainText('No page has horoscope.');
  await expect(options(page)).toHaveCount(0);
  await input(page).fill('horoscope app');
  await expect(dialog(page).getByRole('status')).toContainText('No page has horoscope.');
  await expect(options(page).first()).toBeVisible();
  await dialog(page).getByRole('link', {name: 'open questions'}).click();
  await expect(page).toHaveURL('/api/intro#not-published');
  await expect(page.locator('#not-published')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a browser that translates the page replaces its texts, and search works', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('[translate=no], script')) continue;
      const other = document.createElement('span');
      text.parentNode?.replaceChild(other, text);
      other.append(text.textContent ?? '');
    }
  });
  for (const query of ['job status', 'gpu']) {
    await input(page).fill(query);
    await expect(options(page).first()).toBeVisible();
  }
  await input(page).press('Enter');
  await expect(page).toHaveURL('/docs/gpu-tiers');
  await expect(page.locator('h1')).toHaveText('GPU tiers');
});

const selected = (page: Page): Locator => dialog(page).getByRole('option', {selected: true});

/** Returns the number of the option that screen readers read as the selected one, from 1 on. */
async function readSelected(page: Page): Promise<number> {
  const id = await input(page).getAttribute('aria-activedescendant');
  await expect(selected(page)).toHaveAttribute('id', id ?? '');
  const ids = await dialog(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => option.id));
  return ids.indexOf(id ?? '') + 1;
}

test('the first result is selected, and arrow keys select others', async ({page}) => {
  await searchFor(page, 'api key');
  expect(await readSelected(page)).toBe(1);
  await page.keyboard.press('ArrowUp');
  expect(await readSelected(page)).toBe(await options(page).count());
  await expect(selected(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  expect(await readSelected(page)).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('api keys');
  expect(await readSelected(page)).toBe(1);
});

test('the pointer selects the result below it', async ({page}) => {
  await searchFor(page, 'api key');
  await options(page).nth(2).hover();
  await expect.poll(() => readSelected(page)).toBe(3);
});

test('neighboring results of one section show its name once', async ({page}) => {
  await openSearch(page);
  const places = dialog(page).locator('p.search__where');
  await expect(places.filter({hasText: /^Getting started$/})).toHaveCount(1);
});

test('Enter goes to the first result, or to the one that is selected', async ({page}) => {
  for (const downs of [0, 1]) {
    await searchFor(page, 'api key');
    for (let count = 0; count < downs; count += 1) await page.keyboard.press('ArrowDown');
    const address = (await options(page).nth(downs).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
});

test('a click goes to a result, and a click outside closes the dialog', async ({page}) => {
  await searchFor(page, 'create an app');
  await expect(options(page).first()).toContainText(/create/i);
  const address = (await options(page).first().getAttribute('href')) ?? '';
  await options(page).first().click();
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.mouse.click(5, 500);
  await expect(dialog(page)).toHaveCount(0);
});

test('an index that does not load is reported, and requested again', async ({page}) => {
  await page.route(`**${INDEX}`, (route) => route.abort());
  await openSearch(page);
  await expect(dialog(page).getByRole('status')).toContainText('Search did not load.');
  await page.unrouteAll();
  await input(page).fill('api key');
  await expect(options(page).first()).toBeVisible();
});

test('results have no axe violations in either color mode, and fit a phone', async ({page}) => {
  await searchFor(page, 'app');
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await setMode(page, 'dark');
  expect(await findViolations(page, 'dialog', 'colors')).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
