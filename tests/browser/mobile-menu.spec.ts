import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolations, MODES, setMode} from './axe';
import {openPage, PHONE, title} from './openPage';

test.use({viewport: PHONE, hasTouch: true});

const MENU = 'dialog[open], .navbar-sidebar';
const menu = (page: Page): Locator => page.locator(MENU);
const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
const link = (page: Page, name: string): Locator => menu(page).getByRole('link', {name});

test('the menu keeps the focus, fits fingers and axe, and closes', async ({page}) => {
  await openPage(page, '/docs/intro');
  await toggle(page).press('Enter');
  await expect(link(page, 'Introduction')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'GPU tiers')).toBeVisible();
  const small = await menu(page)
    .locator('nav a:visible, nav summary:visible, button:visible')
    .evaluateAll((all) =>
      all
        .filter((it) => it.getBoundingClientRect().height < 44 && !it.closest('[class*=toggle]'))
        .map((it) => it.outerHTML),
    );
  expect(small).toEqual([]);
  for (const mode of MODES) {
    await setMode(page, mode);
    expect(await findViolations(page, MENU), mode).toEqual([]);
  }
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate((selector) => {
      const {activeElement} = document;
      return activeElement === document.body || Boolean(activeElement?.closest(selector));
    }, MENU);
    expect(isInside, `stop ${stop}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the menu has no list of languages while there is only one', async ({page}) => {
  await openPage(page, '/');
  await toggle(page).tap();
  await expect(link(page, 'API')).toBeVisible();
  await expect(menu(page).locator('.menu__list-item').filter({visible: true})).toHaveText([
    'Tutorial',
    'API',
  ]);
});

test('the menu leads to pages of both sections', async ({page}) => {
  await openPage(page, '/docs/intro');
  await toggle(page).tap();
  await link(page, 'GPU tiers').tap();
  await expect(title(page, 'GPU tiers')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await toggle(page).tap();
  await menu(page)
    .getByRole('button', {name: /main menu/})
    .tap();
  await link(page, 'API').tap();
  await expect(page).toHaveURL('/api/intro');
  await toggle(page).tap();
  await link(page, 'Run job').tap();
  await expect(page).toHaveURL('/api/apis/job/run-job');
});
