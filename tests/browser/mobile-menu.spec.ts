import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdRequests, tellOf} from './slowNetwork';
import {openPage} from './watchPage';
import {DESKTOP, PHONE} from './chromeParts';

test.use({viewport: PHONE, hasTouch: true});

const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Site menu'});
const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});

test.describe('R60: the mobile menu', () => {
  async function openMenu(page: Page): Promise<Locator> {
    const button = toggle(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const pages = menu(page).locator('details[open] > ul a');
    await expect(pages.nth(4), 'its pages are there').toBeVisible(); // until then it has only the first
    return button;
  }

  test('exists in a window of 996 px, and not in one of 997 px', async ({page}) => {
    await openPage(page, '/docs/intro');
    const button = toggle(page);
    await page.setViewportSize({width: 996, height: 800});
    await expect(button).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(button).toBeHidden();
  });

  test('keeps the focus inside and makes the page behind it inert', async ({page}) => {
    await openPage(page, '/docs/intro');
    await openMenu(page);
    for (let stop = 0; stop < 60; stop += 1) {
      const isInside = await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
      });
      expect(isInside, `stop ${stop}`).toBe(true);
      await page.keyboard.press('Tab');
    }
    expect(await menu(page).evaluate((it) => it.matches(':modal')), 'the rest is inert').toBe(true);
  });

  test('closes with Escape and returns the focus', async ({page}) => {
    await openPage(page, '/docs/intro');
    const button = await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes with its button and with a tap outside it', async ({page}) => {
    await openPage(page, '/docs/intro');
    await openMenu(page);
    await menu(page).getByRole('button', {name: 'Close the menu'}).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(PHONE.width - 5, PHONE.height / 2);
    await expect(menu(page)).toBeHidden();
  });

  for (const [from, section, label, to] of [
    ['/docs/intro', 'API', 'Run job POST', '/api/apis/job/run-job'],
    ['/api/intro', 'Tutorial', 'GPU tiers', '/docs/gpu-tiers'],
    ['/', 'API', 'Working with teams', '/api/working-with-teams'],
  ] as const) {
    test(`navigates from ${from} to a page of ${section}`, async ({page}) => {
      await openPage(page, from);
      await openMenu(page);
      await menu(page).locator('summary', {hasText: section}).click();
      await menu(page).getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(to);
      await expect(menu(page)).toBeHidden();
    });
  }

  test('marks the current page in the open section', async ({page}) => {
    await openPage(page, '/api/working-with-teams');
    await openMenu(page);
    const current = menu(page).getByRole('link', {name: 'Working with teams'});
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  test('R64: has touch targets of at least 44 pixels', async ({page}) => {
    await openPage(page, '/docs/intro');
    await openMenu(page);
    const targets = menu(page).locator('nav a:visible, nav summary:visible, button:visible');
    const small = await targets.evaluateAll((all) =>
      all
        .filter((it) => it.getBoundingClientRect().height < 44 && !it.closest('[class*=toggle]'))
        .map((it) => it.outerHTML),
    );
    expect(await targets.count()).toBeGreaterThan(5);
    expect(small).toEqual([]);
  });
});

test.describe('the pages of the mobile menu', () => {
  const SECTIONS = '**/assets/js/sections.*.js';
  const START = '/docs/gpu-tiers';

  const listed = (page: Page): Locator => menu(page).getByRole('link', {name: 'The whole program'});

  /** Counts the requests for their file from now on. */
  function countLoads(page: Page): {count: number} {
    const loads = {count: 0};
    page.on('request', (request) => {
      loads.count += /\/sections\.\w+\.js$/.test(request.url()) ? 1 : 0;
    });
    return loads;
  }

  test('are fetched before the menu opens, and run when it does', async ({page}) => {
    const ahead = page.waitForResponse(SECTIONS);
    await openPage(page, START);
    expect((await ahead).request().resourceType()).toBe('fetch');
    await expect(listed(page)).toHaveCount(0);
    await toggle(page).tap();
    await expect(listed(page)).toBeVisible();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
  });

  test('are there in the first frame of the menu', async ({page}) => {
    const ahead = page.waitForResponse(SECTIONS);
    await openPage(page, START);
    await (await ahead).finished();
    await page.evaluate(() => {
      // Records whether pages are listed, for each frame that shows the menu.
      const pictures: boolean[] = Object.assign(window, {pictures: []}).pictures;
      requestAnimationFrame(function look() {
        const list = document.querySelector('dialog[open] nav summary + ul');
        if (list?.checkVisibility({visibilityProperty: true})) {
          pictures.push(list.querySelectorAll('a').length > 3);
        }
        requestAnimationFrame(look);
      });
    });
    await toggle(page).hover();
    const press = page.waitForResponse(SECTIONS);
    await page.mouse.down();
    await (await press).finished(); // on a busy machine this takes longer than a tap
    await page.waitForTimeout(80); // the duration of a tap
    await page.mouse.up();
    await expect(listed(page)).toBeVisible();
    const pictures = await page.evaluate(() => Reflect.get(window, 'pictures') as boolean[]);
    expect(pictures).not.toContain(false);
    expect(pictures).toContain(true);
  });

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    test(`are not prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
      await tellOf(page, connection);
      const loads = countLoads(page);
      await openPage(page, START);
      await page.waitForTimeout(1500); // the browser is idle within a second
      expect(loads.count).toBe(0);
      await toggle(page).tap();
      await expect(listed(page)).toBeVisible();
      expect(loads.count).toBe(1);
    });
  }

  test('are not fetched where there is no mobile menu', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    const loads = countLoads(page);
    await openPage(page, START);
    await page.waitForTimeout(1500); // the browser is idle within a second
    expect(loads.count).toBe(0);
  });

  test('that load late are announced, do not take the focus, and leave Escape working', async ({
    page,
  }) => {
    const letThrough = await holdRequests(page, SECTIONS);
    await openPage(page, START);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('status')).toHaveText('Loading the list of pages …');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const first = menu(page).getByRole('link', {name: 'Introduction'}).first();
    await expect(first, 'the start of the section').toHaveAttribute('href', '/docs/intro');
    await menu(page).locator('summary', {hasText: 'API'}).click();
    await menu(page).locator('summary', {hasText: 'Tutorial'}).click();
    await first.focus();
    letThrough();
    await expect(listed(page)).toBeVisible();
    await expect(first, 'it is the same link').toBeFocused();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });

  test('that do not load are retried, and the links to both sections stay', async ({page}) => {
    const loads = countLoads(page);
    await page.route(SECTIONS, (route) => route.abort());
    await openPage(page, '/api/working-with-teams');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('status')).toContainText('did not load');
    expect(loads.count, 'tries').toBeGreaterThanOrEqual(3);
    const starts = menu(page).locator('nav details a');
    const addresses = await starts.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    expect(addresses).toEqual(['/docs/intro', '/api/intro']);
    await expect(starts.last(), 'in the section of the page').toBeVisible();
    await page.unroute(SECTIONS);
    await menu(page).getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(menu(page).getByRole('link', {name: 'Working with teams'})).toBeVisible();
    await expect(menu(page).locator('summary', {hasText: 'API'})).toBeFocused();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
  });

  test('load automatically when the network is back', async ({page, context}) => {
    await page.route(SECTIONS, (route) => route.abort());
    await openPage(page, START);
    await page.waitForLoadState('networkidle');
    await page.unroute(SECTIONS);
    await context.setOffline(true);
    await toggle(page).tap();
    await expect(menu(page).getByRole('status')).toContainText('did not load');
    await context.setOffline(false);
    await expect(listed(page)).toBeVisible();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
  });
});
