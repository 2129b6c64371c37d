import {expect, test} from '@playwright/test';
import {DESKTOP, hydrate, menuToggle, modeSwitch, openPage, PHONE, title} from './openPage';
import {NOTHING, watchPage} from './watchPage';

test('no action violates the policy, leaves the host or sets a cookie', async ({page, context}) => {
  await page.setViewportSize(DESKTOP);
  const watch = await watchPage(page);
  await openPage(page, '/api/apis/app/create-app');
  await page.getByRole('button', {name: /^Close/}).click();
  for (const choice of await page.getByRole('radio').filter({visible: true}).all())
    await choice.click();
  await page.getByRole('main').getByRole('button', {name: /copy/i}).first().click();
  await modeSwitch(page).click();
  await modeSwitch(page).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('cancel a job');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/cancel/i);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Create app')).toHaveCount(0);
  await page.goBack();
  await expect(title(page, 'Create app')).toBeVisible();
  await page.locator('main summary:visible').last().click();
  await page.locator('footer a[href="/docs/tutorial-basics/create-an-app"]').first().click();
  await expect(title(page, 'Create an app')).toBeVisible();
  await page.setViewportSize(PHONE);
  await menuToggle(page).click();
  await page.keyboard.press('Escape');
  expect(watch).toEqual(NOTHING);
  expect(await context.cookies()).toEqual([]);
});

test('with blocked storage the site works and logs no errors', async ({page}) => {
  const watch = await watchPage(page);
  await page.addInitScript(() => {
    const refuse = {
      configurable: true,
      get: () => {
        throw new DOMException('storage is blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await page.goto('/docs/quickstart/quickstart-images');
  await hydrate(page);
  await modeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', {name: 'Python'}).first().click();
  await expect(page.getByRole('radio', {name: 'Python', checked: true}).first()).toBeVisible();
  await page.getByRole('button', {name: /^Close/}).click();
  await page.getByRole('link', {name: 'Next'}).last().click();
  await expect(page).not.toHaveURL(/quickstart-images/);
  const faults = watch.faults.filter((text) => !text.includes('browser storage is not available'));
  expect({...watch, faults}).toEqual(NOTHING);
});
