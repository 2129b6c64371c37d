import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, outputPath} from '../../src/plugins/samples/build/languages';
import {openPage} from './watchPage';

const RUN_JOB = '/docs/tutorial-basics/run-a-job';
const CREATE_APP = '/docs/tutorial-basics/create-an-app';

/** Locates the tab list of the first sample of a page. */
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

test('the chosen language stays selected on the next page and after a reload', async ({page}) => {
  await openPage(page, RUN_JOB);
  await tabsOf(page).getByRole('tab', {name: 'Go'}).click();

  for (const route of [CREATE_APP, RUN_JOB]) {
    await page.goto(route);
    const chosen = tabsOf(page).getByRole('tab', {name: 'Go'});
    await expect(chosen, route).toHaveAttribute('aria-selected', 'true');
  }
});

test('choosing a language changes every sample of the page', async ({page}) => {
  await openPage(page, '/api/intro');
  await tabsOf(page).getByRole('tab', {name: 'Python'}).click();
  const selected = page
    .getByRole('tablist', {name: 'Programming language'})
    .locator('[aria-selected="true"]');
  await expect(selected.first()).toHaveText('Python');
  const labels = await selected.allTextContents();
  expect(new Set(labels)).toEqual(new Set(['Python']));
});

test('each program is in its tab, and their common output is shown once', async ({page}) => {
  await openPage(page, RUN_JOB);
  for (const language of LANGUAGES) {
    await tabsOf(page).getByRole('tab', {name: language.label, exact: true}).click();
    const panel = page.getByRole('tabpanel', {name: language.label}).first();
    await expect(panel).toContainText(language.fileName('run-job'));
  }
  const output = readFileSync(`samples/${outputPath('run-job')}`, 'utf8').trim();
  const block = page.locator('.theme-code-block').filter({hasText: output});
  await expect(block).toHaveCount(1);
  await expect(block.getByRole('button', {name: /Copy/})).toHaveCount(0);
});

test('the copied text is the whole program, byte for byte the published file, or only its shown lines', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, RUN_JOB);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  for (const language of LANGUAGES) {
    await tabsOf(page).getByRole('tab', {name: language.label, exact: true}).click();
    const block = page.getByRole('tabpanel', {name: language.label}).first();
    await block.getByRole('button', {name: 'Copy program'}).click();
    const whole = await copied();
    const address = block.getByRole('link', {name: language.fileName('run-job')});
    const file = await request.get((await address.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(whole).toBe(await file.text());
    await block.getByRole('button', {name: 'Copy lines'}).click();
    const part = await copied();
    expect(await block.locator('pre').innerText()).toBe(part);
    const [first = ''] = part.split('\n');
    expect(first).toMatch(/^(?:curl|\w.*(?:requests|fetch|http\.))/);
    expect(whole).toContain(first);
    expect(part.split('\n').length).toBeLessThan(whole.split('\n').length);
  }
});

test('a whole program that was opened before scripts ran stays open and is highlighted', async ({
  page,
}) => {
  await page.goto(RUN_JOB);
  const panel = page.getByRole('tabpanel', {name: 'cURL'}).first();
  await panel.getByText('Whole program').click();
  await expect(panel.locator('pre')).toContainText('set -euo pipefail');
  await expect(panel.getByText('-euo', {exact: true})).toHaveClass('tokenProperty');
  await expect(panel.locator('details')).toHaveAttribute('open');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the region of a program is shown, the rest opens in place, and print shows what is open', async ({
    page,
  }) => {
    await page.goto(RUN_JOB);
    const panel = page.locator('[role="tabpanel"]').first();
    const code = panel.locator('pre');
    const file = readFileSync('build/samples/curl/run-job.sh', 'utf8').trimEnd();
    const part = await code.innerText();
    expect(file).toContain(part);
    expect(part.startsWith('curl ')).toBe(true);
    await page.emulateMedia({media: 'print'});
    expect(await code.innerText()).toBe(part);
    await page.emulateMedia({media: null});
    await panel.getByText('Whole program').click();
    expect(await code.innerText()).toBe(file);
    await page.emulateMedia({media: 'print'});
    expect(await code.innerText()).toBe(file);
  });

  test('all languages are there, each below its name', async ({page}) => {
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
