import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolations, setMode} from './axe';
import {hydrate, holdRequests, menuToggle, openPage, PHONE, SCRIPTS, title} from './openPage';

test.use({viewport: PHONE, hasTouch: true});

/** What is there while the menu is open: the whole bar, and the sidebar. */
const MENU = '.navbar, .theme-doc-sidebar-container';
const link = (page: Page, name: string): Locator =>
  page.locator(MENU).getByRole('link', {name, exact: true});

for (const [way, press] of [
  ['a tap', (page: Page) => menuToggle(page).tap()],
  ['Enter', (page: Page) => menuToggle(page).press('Enter')],
] as const) {
  test(`${way} opens the menu before hydration, and toggles it after`, async ({page}) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
    await press(page);
    await expect(link(page, 'GPU tiers')).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    release();
    await hydrate(page);
    await expect(link(page, 'GPU tiers')).toBeInViewport();
    for (const isOpen of [false, true]) {
      await press(page);
      await expect(link(page, 'GPU tiers')).toBeVisible({visible: isOpen});
    }
  });
}

test('the menu is accessible, keeps the focus, and closes with Escape', async ({page}) => {
  await openPage(page, '/docs/intro');
  await menuToggle(page).press('Enter');
  await expect(link(page, 'Introduction')).toHaveAttribute('aria-current', 'page');
  const small = await page
    .locator(':is(.navbar, aside) :is(a, summary, button):visible')
    .evaluateAll((all) =>
      all.filter((node) => node.getBoundingClientRect().height < 44).map((node) => node.outerHTML),
    );
  expect(small).toEqual([]);
  expect(await findViolations(page, MENU)).toEqual([]);
  await setMode(page, 'dark');
  expect(await findViolations(page, MENU, 'colors'), 'dark').toEqual([]);
  const visible = page.locator(`:is(${MENU}, .theme-announcement-bar) *, [href^="#"]`);
  const focused = page.locator(':focus');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focused.and(visible).count(), `stop ${stop}`).toBe(await focused.count());
  }
  await page.keyboard.press('Escape');
  await expect(link(page, 'GPU tiers')).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();
});

test('a link in the menu and Back close it', async ({page}) => {
  await openPage(page, '/docs/intro');
  await menuToggle(page).tap();
  await link(page, 'GPU tiers').tap();
  await expect(title(page, 'GPU tiers')).toBeVisible();
  await expect(link(page, 'Introduction')).toBeHidden();
  await menuToggle(page).tap();
  await page.goBack();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(link(page, 'GPU tiers')).toBeHidden();
});

test('the menu begins below the navbar, which stays, at a large text size', async ({page}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  await page.goto('/docs/intro');
  const position = await menuToggle(page).boundingBox();
  await menuToggle(page).tap();
  const navbar = page.locator('.navbar');
  const bottom = await navbar.evaluate((node) => node.getBoundingClientRect().bottom);
  const top = () => page.locator('aside').evaluate((node) => node.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(await menuToggle(page).boundingBox(), 'nothing moves').toEqual(position);
});
