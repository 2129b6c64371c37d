import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, outputPath} from '../../src/plugins/samples/build/languages';
import {openPage} from './watchPage';

const RUN_JOB = '/docs/tutorial-basics/run-a-job';
const CREATE_APP = '/docs/tutorial-basics/create-an-app';

/** The first sample of a page: its row of tabs. */
function tabsOf(page: Page) {
  return page.getByRole('tablist', {name: 'Programming language'}).first();
}

test('a sample offers every language, curl first', async ({page}) => {
  await page.goto(RUN_JOB);
  await expect(tabsOf(page).getByRole('tab')).toHaveText(LANGUAGES.map(({label}) => label));
  await expect(tabsOf(page).getByRole('tab', {name: 'cURL'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the language a reader chooses stays chosen on the next page and after a reload', async ({
  page,
}) => {
  await openPage(page, RUN_JOB);
  await tabsOf(page).getByRole('tab', {name: 'Go'}).click();

  for (const route of [CREATE_APP, RUN_JOB]) {
    await page.goto(route);
    const chosen = tabsOf(page).getByRole('tab', {name: 'Go'});
    await expect(chosen, route).toHaveAttribute('aria-selected', 'true');
  }
});

test('a choice changes every sample of the page', async ({page}) => {
  await openPage(page, '/api/intro');
  await tabsOf(page).getByRole('tab', {name: 'Python'}).click();
  const selected = page
    .getByRole('tablist', {name: 'Programming language'})
    .locator('[aria-selected="true"]');
  await expect(selected.first()).toHaveText('Python');
  const labels = await selected.allTextContents();
  expect(new Set(labels)).toEqual(new Set(['Python']));
});

test('each program stands with the output of its last run', async ({page}) => {
  await openPage(page, RUN_JOB);
  for (const language of LANGUAGES) {
    await tabsOf(page).getByRole('tab', {name: language.label, exact: true}).click();
    const panel = page.getByRole('tabpanel', {name: language.label}).first();
    await expect(panel).toContainText(language.fileName('run-job'));
    const output = readFileSync(`samples/${outputPath('run-job', language)}`, 'utf8').trim();
    await expect(panel).toContainText(output);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all languages are there, each under its name', async ({page}) => {
    await page.goto(RUN_JOB);
    await expect(page.getByRole('tablist').first()).toBeHidden();
    for (const {label, fileName} of LANGUAGES) {
      const panel = page.locator(`[role="tabpanel"][data-label="${label}"]`).first();
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(fileName('run-job'));
      const heading = await panel.evaluate((it) => getComputedStyle(it, '::before').content);
      expect(heading, 'the label that stands above the program').toContain(label);
    }
  });
});
