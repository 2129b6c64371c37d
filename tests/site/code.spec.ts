import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from '@playwright/test';
import {builtFiles, readBuilt} from './builtPages';
import {sayRead} from './sayRead';
import {openPage} from './watchPage';

const EVERY_KIND = '/markdown-page';

/** Names of grammars, which no minifier can shorten. */
const MARKS = ['after-tokenize', 'template-punctuation', 'interpolation-punctuation'];

test('no highlighter travels to readers: code is colored at build time', () => {
  const package_ = createRequire(__filename).resolve('prism-react-renderer');
  const highlighter = readFileSync(package_, 'utf8');
  expect(MARKS.filter((mark) => !highlighter.includes(mark))).toEqual([]);
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  const carriers = scripts.filter((file) => MARKS.some((mark) => readBuilt(file).includes(mark)));
  expect(carriers, 'scripts that hold a highlighter').toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  sayRead(scripts.length, 'scripts');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('code has its colors, title, line numbers and marked lines', async ({page}) => {
    await page.goto(EVERY_KIND);
    const block = page.locator('main .theme-code-block:has([data-number])').first();
    await expect(block).toContainText('start.json');
    const colors = await block
      .locator('[class^="token"]')
      .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
    expect(new Set(colors).size, 'different colors').toBeGreaterThan(1);
    const numbers = block.locator('[data-number]');
    await expect(numbers.first()).toHaveAttribute('data-number', '1');
    await expect(block.locator('.theme-code-block-highlighted-line')).toHaveAttribute(
      'data-number',
      '3',
    );
  });
});

test('copying gives the code as it stands in the page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, EVERY_KIND);
  const block = page.locator('main .theme-code-block:has([data-number])').first();
  const text = await block.locator('code').textContent();
  await block.getByRole('button', {name: 'Copy code'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(text);
  expect(copied.split('\n').length).toBeGreaterThan(2);
});
