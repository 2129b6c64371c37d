import {expect, type Page, test} from '@playwright/test';
import {holdRequests, tellOf} from './slowNetwork';
import {isHydrated, openPage, waitUntilHydrated, watchPage} from './watchPage';
import {watchPolicy} from './watchPolicy';

const GUIDE = '/docs/tutorial-basics/run-a-job';
const SCRIPTS = '**/assets/js/**';
const PHONE = {width: 360, height: 740};

/** Lists the scripts that a page requests from now on, those fetched ahead and those that run. */
function watchScripts(page: Page) {
  const seen = {fetched: [] as string[], run: [] as string[]};
  page.on('request', (request) => {
    if (!request.url().includes('/assets/js/')) return;
    seen[request.resourceType() === 'script' ? 'run' : 'fetched'].push(request.url());
  });
  return seen;
}

test.describe('scripts', () => {
  test('are fetched when the browser is idle, and run at the first sign of use', async ({page}) => {
    const {faults} = watchPage(page);
    const {violations} = await watchPolicy(page);
    const seen = watchScripts(page);
    await page.goto(GUIDE, {waitUntil: 'networkidle'});
    expect(seen.run).toEqual([]);
    expect(seen.fetched.length).toBeGreaterThan(0);
    await page.mouse.move(10, 10);
    await waitUntilHydrated(page);
    expect(seen.run).toEqual(expect.arrayContaining(seen.fetched));
    expect([...faults, ...violations]).toEqual([]);
  });

  test('run after a pause without any use', async ({page}) => {
    await page.clock.install();
    await page.goto(GUIDE, {waitUntil: 'networkidle'});
    await page.clock.runFor(1000);
    expect(await isHydrated(page)).toBe(false);
    await page.clock.runFor(10_000);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('are not fetched before the first touch with save-data', async ({page}) => {
    await tellOf(page, {saveData: true, effectiveType: '4g'});
    const seen = watchScripts(page);
    await page.goto(GUIDE, {waitUntil: 'networkidle'});
    expect([...seen.run, ...seen.fetched]).toEqual([]);
    await waitUntilHydrated(page);
  });

  test('run at once where the reader has chosen a language', async ({page}) => {
    await openPage(page, GUIDE);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await page.goto('/docs/tutorial-basics/create-an-app');
    await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
  });

  test('that cannot be loaded leave a page that says so and can be read', async ({page}) => {
    await page.route(/assets\/js\/(?!main|runtime)/, (route) => route.abort());
    await page.goto(GUIDE);
    await expect(page.getByText('Parts of this page did not load.')).toBeHidden();
    await page.mouse.move(10, 10);
    await expect(page.getByText('Parts of this page did not load.')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.locator('main a[href^="/docs/"]').first().click();
    await expect(page).not.toHaveURL(new RegExp(GUIDE));
  });
});

test.describe('a press before hydration takes effect after it:', () => {
  const press = async (page: Page, act: () => Promise<void>): Promise<void> => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
    await act();
    expect(await isHydrated(page)).toBe(false);
    release();
  };

  test('color mode', async ({page}) => {
    await press(page, async () => {
      const toggle = page.getByRole('button', {name: /dark and light/}).first();
      await toggle.click({force: true}); // it is disabled until the page is hydrated
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('tab', async ({page}) => {
    await press(page, () => page.getByRole('tab', {name: 'Python'}).first().click());
    await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
  });

  test('search', async ({page}) => {
    await press(page, () => page.getByRole('button', {name: 'Search'}).first().click());
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('search by key', async ({page}) => {
    await press(page, () => page.keyboard.press('Control+k'));
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('menu', async ({page}) => {
    await page.setViewportSize(PHONE);
    await press(page, () => page.getByRole('button', {name: /navigation bar/i}).click());
    await expect(page.locator('.navbar-sidebar, dialog[open]').first()).toBeVisible();
  });

  test('copy', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, () => page.getByRole('button', {name: /copy/i}).first().click());
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).not.toBe('');
  });
});

test.describe('the next page', () => {
  const NEXT = 'Retrieve a job';
  const link = (page: Page) => page.locator('aside').getByRole('link', {name: NEXT, exact: true});

  test('is announced, and its title has the focus', async ({page}) => {
    await openPage(page, GUIDE);
    await link(page).click();
    await expect(page.getByRole('heading', {level: 1, name: NEXT})).toBeFocused();
    await expect(page.getByRole('status').filter({hasText: NEXT})).toBeAttached();
  });

  test('opens without a network if its link was in sight', async ({page, context}) => {
    await openPage(page, GUIDE);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link(page).click();
    await expect(page.getByRole('heading', {level: 1, name: NEXT})).toBeVisible();
  });

  test('that is not there without a network leaves the old one, and a sentence', async ({
    page,
    context,
  }) => {
    await tellOf(page, {saveData: true, effectiveType: '4g'}); // nothing is loaded ahead
    await openPage(page, GUIDE);
    await context.setOffline(true);
    await link(page).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
    await context.setOffline(false);
    await link(page).click();
    await expect(page.getByRole('heading', {level: 1, name: NEXT})).toBeVisible();
  });

  test('opens in a tab from before a deployment', async ({page}) => {
    await tellOf(page, {saveData: true, effectiveType: '4g'});
    await openPage(page, GUIDE);
    let isOld = true;
    await page.route(SCRIPTS, (route) => (isOld ? route.fulfill({status: 404}) : route.continue()));
    page.on('framenavigated', () => (isOld = false));
    await link(page).click();
    await expect(page.getByRole('heading', {level: 1, name: NEXT})).toBeVisible();
    await waitUntilHydrated(page);
  });
});
