import {expect, test, type Locator, type Page} from '@playwright/test';
import {overflow} from './layoutFaults';
import {
  DESKTOP,
  follow,
  holdRequests,
  KINDS,
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

/** Locates the bar at the top. */
const bar = (page: Page): Locator => page.locator('.navbar');

test('the bar marks the section of the page, and its languages can be reached by keyboard', async ({
  page,
}) => {
  for (const [route, active, other] of [
    ['/docs/category/getting-started', 'Tutorial', 'API'],
    ['/api/apis/job/cancel.job', 'API', 'Tutorial'],
  ] as const) {
    await openPage(page, route);
    const link = (name: string): Locator => bar(page).getByRole('link', {name, exact: true});
    await expect(link(active)).toHaveAttribute('aria-current', 'page');
    await expect(link(other)).not.toHaveAttribute('aria-current');
  }
  await bar(page).getByRole('button', {name: 'English'}).press('Enter');
  await expect(bar(page).getByRole('link', {name: 'English'})).toBeVisible();
});

test('an announcement that is closed stays closed, from the first paint on', async ({page}) => {
  await openPage(page, '/docs/gpu-tiers');
  await page.getByRole('button', {name: /^Close/}).click();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload();
  await expect(title(page, 'GPU tiers')).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('a new announcement shows at once to a reader who closed the one before', async ({page}) => {
  await openPage(page, '/docs/gpu-tiers');
  await page.getByRole('button', {name: /^Close/}).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'former'));
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload();
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  await page.unroute(SCRIPTS);
  await openPage(page, '/docs/gpu-tiers');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});

test('an announcement of long words fits the window', async ({page}) => {
  await openPage(page, '/docs/gpu-tiers');
  await page.setViewportSize({width: 320, height: 640});
  await page
    .locator('.theme-announcement-bar a')
    .evaluate((link) => link.replaceChildren('Arbeitsunfähigkeitsbescheinigungsstelle'));
  expect(await overflow(page)).toBe(0);
});

test('the mode is light at first, and kept under the key "theme"', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '/docs/quickstart/get-api-key');
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'light');
  await modeSwitch(page).click();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  const colors = (): Promise<string[]> =>
    page
      .locator('body, main p, .console pre, .console pre span')
      .evaluateAll((all) =>
        all.map((it) => `${getComputedStyle(it).color} ${getComputedStyle(it).backgroundColor}`),
      );
  await openPage(page, '/docs/quickstart/get-api-key');
  const hydrated = await colors();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/docs/quickstart/get-api-key');
  await expect(html).toHaveAttribute('data-has-hydrated', 'false');
  expect(await colors(), 'nothing changes its color when the page is hydrated').toEqual(hydrated);
});

test('the first tab stop skips to the content', async ({page}) => {
  await openPage(page, '/docs/quickstart/quickstart-images');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isAfterNavbar = await page.evaluate(
    () => document.activeElement?.closest('.navbar') === null,
  );
  expect(isAfterNavbar, 'the next stop is behind the bar').toBe(true);
});

test('another page is announced, and its title gets the focus', async ({page}) => {
  await openPage(page, '/docs/intro');
  const announced = page.getByRole('status').filter({hasText: /^GPU tiers/});
  await expect(announced).toHaveCount(0);
  await sidebarLink(page, 'GPU tiers').click();
  await expect(title(page, 'GPU tiers')).toBeFocused();
  await expect(announced).toHaveCount(1);
});

test('a link to a section of another page scrolls there, and a link to /api leads on', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const link = page.getByRole('main').locator('a[href^="/docs/"][href*="#"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${address.split('#')[1] ?? ''}"]`)).toBeInViewport();
  await follow(page, '/api');
  await expect(page).toHaveURL('/api/intro');
});

test('the title of a page is within the first 260 pixels of a phone, below the place of the page and its contents', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  for (const route of KINDS.filter((it) => it !== '/' && it !== '/no-such-page')) {
    await page.goto(route);
    const box = await page.locator('h1').boundingBox();
    expect(box?.y, route).toBeLessThan(260);
  }
});

/** Returns where each line of each block of text is. */
function lines(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, li, td), nav a').evaluateAll((all) =>
    all.map((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const boxes = [...range.getClientRects()].map(({top, left, width}) => [top, left, width]);
      return `${it.textContent.slice(0, 40)} ${boxes.flat().map(Math.round).join(' ')}`;
    }),
  );
}

/** Pages with every style of text. */
const STYLED = ['/', '/markdown-page', '/api/apis/app/create-app'] as const;

test('no page changes its line breaks when the font of the site comes after the first paint', async ({
  page,
}) => {
  await saveData(page); // otherwise some pages run their scripts without being used
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const route of STYLED) {
      const release = await holdRequests(page, '**/fonts/*');
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      const painted = await lines(page);
      const arrived = page.waitForResponse(/\/fonts\//);
      release();
      await (await arrived).finished();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await lines(page), `${route} at ${size.width} px`).toEqual(painted);
      await page.unroute('**/fonts/*');
    }
  }
});

test('the sidebar of a low window shows the entry of the page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await openPage(page, '/api/apis/job/cancel.job');
  await expect(sidebarLink(page, 'Cancel job')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the menu of a page copies its Markdown in the press itself, says when that failed, and Escape closes it', async ({
  page,
}) => {
  await refuseLateCopies(page);
  await openPage(page, '/docs/gpu-tiers');
  const menu = page.locator('.page-menu');
  const copy = menu.getByRole('button', {name: 'Copy page as Markdown'});
  await menu.locator('summary').click();
  await copy.click();
  await expect(menu.getByRole('status').first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# GPU tiers\n/);
  await page.route('**/*.md', (route) => route.fulfill({status: 502, body: 'Bad gateway'}));
  await copy.click();
  await expect(menu.getByRole('status').first()).toContainText('Copying failed');
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
});
