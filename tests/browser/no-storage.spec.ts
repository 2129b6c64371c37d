import {expect, test} from '@playwright/test';
import {open} from './pageLoading';
import {watchPage} from './watchPage';

test('R26: in a browser that blocks storage the whole site works and logs no errors', async ({
  page,
}) => {
  const {faults} = watchPage(page);
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
  await open(page, '/docs/quickstart/quickstart-images');
  const mode = page.getByRole('button', {name: /switch between dark and light/i}).first();
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Close the announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', {name: 'Search'});
  await search.fill('cancel a job');
  // Until the results appear, the options are suggestions, and the first one may be this page.
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/cancel/i);
  await search.press('Enter');
  await expect(page).not.toHaveURL(/quickstart-images/);
  expect(faults).toEqual([]);
});
