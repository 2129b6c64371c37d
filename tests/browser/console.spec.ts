import {expect, test, type Locator, type Page} from '@playwright/test';
import {follow, holdRequests, hydrate, openPage, SCRIPTS, title} from './openPage';

const RUN_JOB = '/api/apis/job/run-job';
const consoleOf = (page: Page): Locator => page.locator('.console[data-operation]').first();
const codeOf = (page: Page): Locator => consoleOf(page).locator('.code[data-code]:visible');

/** Expects that each group of languages has one choice, and that it is the one that is shown. */
async function expectChosen(page: Page, name: string): Promise<void> {
  const groups = page.getByRole('radiogroup', {name: 'Language'});
  const chosen = groups.getByRole('radio', {checked: true});
  await expect(chosen).toHaveText(Array<string>(await groups.count()).fill(name));
  const code = page.locator('.console:has(.console-footer) .code[data-code]:visible');
  await expect(code).toHaveCount(await groups.count());
}

test('a language is chosen by keyboard for the whole site', async ({page}) => {
  await openPage(page, RUN_JOB);
  await expectChosen(page, 'cURL');
  await page.getByRole('radio', {name: 'cURL'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeFocused();
  await expect(codeOf(page)).toContainText('import requests');
  await follow(page, '/docs/quickstart/quickstart-deployment');
  await expect(title(page, 'Deploy a model')).toBeVisible();
  await expectChosen(page, 'Python');
});

test('the next page shows the chosen language before and after hydration', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'python'));
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/docs/quickstart/quickstart-deployment', {waitUntil: 'domcontentloaded'});
  await expectChosen(page, 'Python');
  await expect(codeOf(page)).toContainText('import requests');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await hydrate(page);
  await expectChosen(page, 'Python');
});

test('Copy copies the code with ticked fields, or selects it', async ({page}) => {
  await openPage(page, RUN_JOB);
  const copied = async (): Promise<string> => {
    await consoleOf(page).getByRole('button', {name: 'Copy'}).click();
    await expect(consoleOf(page).getByText('Copied')).toBeVisible();
    await expect(consoleOf(page).getByRole('button', {name: 'Copy'})).toHaveClass(/copied/);
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
  await page.context().clearPermissions();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
  await consoleOf(page).getByRole('button', {name: 'Copy'}).click();
  await expect(consoleOf(page).getByText('The code is selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(text);
});

test('recorded responses are chosen by status', async ({page}) => {
  await openPage(page, RUN_JOB);
  const responses = consoleOf(page).locator('[data-recorded]:visible');
  await expect(responses).toHaveCount(1);
  await page.getByRole('radio', {name: '403'}).click();
  await expect(responses).toHaveCount(1);
  await expect(responses).toContainText('Unauthorized access. Invalid API key.');
});
