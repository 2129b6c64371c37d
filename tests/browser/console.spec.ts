import {expect, test, type Locator, type Page} from '@playwright/test';
import {follow, openPage, SCRIPTS} from './openPage';

const RUN_JOB = '/api/apis/job/run-job';
const consoleOf = (page: Page): Locator => page.locator('.console[data-operation]').first();
const codeOf = (page: Page): Locator => consoleOf(page).locator('.code[data-code]:visible');

test('a language is chosen by keyboard for the whole site, or by a link, and stands in the first paint', async ({
  page,
}) => {
  await openPage(page, RUN_JOB);
  await expect(codeOf(page)).toContainText('curl "$RUNGEN_API/app/$RUNGEN_APP_ID/run_async"');
  await page.getByRole('radio', {name: 'cURL'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeFocused();
  await expect(codeOf(page)).toContainText('import requests');
  await follow(page, '/api/apis/app/create-app');
  await expect(page.getByRole('radio', {name: 'Python', checked: true}).first()).toBeVisible();
  await expect(codeOf(page)).toContainText('import requests');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`${RUN_JOB}?language=javascript`);
  await expect(codeOf(page)).toContainText('await fetch(');
  await page.goto(RUN_JOB);
  await expect(codeOf(page)).toContainText('import requests');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('what is copied is what is shown, with ticked fields, and it says so only when it was copied', async ({
  page,
  context,
}) => {
  await openPage(page, RUN_JOB);
  const copied = async (): Promise<string> => {
    await consoleOf(page).getByRole('button', {name: 'Copy'}).click();
    await expect(consoleOf(page).getByText('Copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).not.toContain('guidance_scale');
  const box = page.getByRole('checkbox', {name: 'guidance_scale'});
  const ticked = page.getByRole('checkbox', {checked: true});
  const count = await ticked.count();
  await box.press('Space');
  await expect(ticked).toHaveCount(count + 1);
  await page.getByRole('checkbox', {name: 'width'}).click();
  const text = await copied();
  expect(text).toContain('"guidance_scale": 5,\n');
  expect(text).not.toContain('"width"');
  await follow(page, `${RUN_JOB}#request`); // the page is rendered again
  await expect(box).toBeChecked();
  expect(await copied()).toBe(text);
  await box.hover();
  await expect(codeOf(page).locator('.highlighted')).toHaveText(/"guidance_scale": 5,/);
  await context.clearPermissions();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
  await consoleOf(page).getByRole('button', {name: 'Copy'}).click();
  await expect(consoleOf(page).getByText('The code is selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(text);
});

test('recorded answers are chosen by status', async ({page}) => {
  await openPage(page, RUN_JOB);
  const answers = consoleOf(page).locator('[data-recorded]:visible');
  await expect(answers).toHaveCount(1);
  await page.getByRole('radio', {name: '403'}).click();
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('Unauthorized access. Invalid API key.');
});
