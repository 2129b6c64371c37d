import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test, type Page} from '@playwright/test';
import {builtFiles, readBuilt} from './builtPages';
import {reportReadCount} from './reportReadCount';
import {openPage, waitUntilHydrated} from './watchPage';

const EVERY_KIND = '/markdown-page';

/** Token names of highlighter grammars, which no minifier can shorten. */
const MARKS = ['after-tokenize', 'template-punctuation', 'interpolation-punctuation'];

test('no script contains a highlighter: code is highlighted at build time', () => {
  const package_ = createRequire(__filename).resolve('prism-react-renderer');
  const highlighter = readFileSync(package_, 'utf8');
  expect(MARKS.filter((mark) => !highlighter.includes(mark))).toEqual([]);
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  const carriers = scripts.filter((file) => MARKS.some((mark) => readBuilt(file).includes(mark)));
  expect(carriers, 'scripts that hold a highlighter').toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  reportReadCount(scripts.length, 'scripts');
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

test('a long line wraps on a phone, and on a wide screen when a button is pressed', async ({
  page,
}) => {
  await openPage(page, EVERY_KIND);
  const long = page.locator('main .theme-code-block', {hasText: 'a part of a page'}).first();
  const cut = (): Promise<number> =>
    long.locator('pre').evaluate((it) => it.scrollWidth - it.clientWidth);
  const button = long.getByRole('button', {name: 'Toggle word wrap'});
  expect(await cut(), 'on a wide screen').toBeGreaterThan(0);
  await button.click();
  await expect.poll(cut, 'wrapped').toBe(0);
  await button.click();
  await expect.poll(cut, 'as before').toBeGreaterThan(0);
  await page.setViewportSize({width: 360, height: 800});
  await page.reload();
  await expect.poll(cut, 'on a phone').toBe(0);
  await waitUntilHydrated(page);
  await expect(button, 'beside code without a name a phone has no room for it').toBeHidden();
  await page.goto('/docs/tutorial-basics/run-a-job');
  await waitUntilHydrated(page);
  const program = page.locator('main .theme-code-block:visible').first();
  await program.getByRole('button', {name: 'Toggle word wrap'}).click();
  const isCut = (): Promise<boolean> =>
    program.locator('pre').evaluate((it) => it.scrollWidth > it.clientWidth);
  await expect.poll(isCut, 'on a phone, switched off').toBe(true);
});

test('copying gives the code as the page shows it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, EVERY_KIND);
  const block = page.locator('main .theme-code-block:has([data-number])').first();
  const text = await block.locator('code').textContent();
  await block.getByRole('button', {name: 'Copy code'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(text);
  expect(copied.split('\n').length).toBeGreaterThan(2);
});

/** Lists layout faults of the visible code blocks of a page: of their names, their buttons and their code. */
function findBarFaults(page: Page): Promise<string[]> {
  return page.locator('main .theme-code-block:visible').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const boxOf = (element: Element | null): DOMRect =>
        element?.getBoundingClientRect() ?? new DOMRect();
      const name = block.querySelector('[class^=title]');
      const code = block.querySelector('pre');
      const buttons = [...block.querySelectorAll('button')].filter((it) => it.checkVisibility());
      const faults: string[] = [];
      const tell = (fault: string, isThere: boolean): void => {
        if (isThere) faults.push(`${name?.textContent ?? 'no name'}: ${fault}`);
      };
      for (const button of buttons) {
        const {left, right, top, bottom} = boxOf(button);
        const lines = boxOf(code);
        const covers =
          left < lines.right - 1 &&
          right > lines.left + 1 &&
          top < lines.bottom - 1 &&
          bottom > lines.top + 1;
        tell('a button covers code', covers);
        const middle = name ? boxOf(name) : undefined;
        const away = middle && Math.abs((middle.top + middle.bottom - top - bottom) / 2);
        tell('the name is not on one line with the buttons', (away ?? 0) > 4);
      }
      tell('the name is on two lines', boxOf(name).height > 30);
      tell('a bar without a name', !name && boxOf(block).height > boxOf(code).height + 3);
      const isOutput = name?.textContent === 'Output';
      tell('output has a button', isOutput && buttons.length > 0);
      const link = name?.querySelector('a');
      tell(
        'looks like no link',
        !!link && !getComputedStyle(link).textDecoration.includes('underline'),
      );
      return faults;
    }),
  );
}

test('a code block has a title bar only for a name, on one line with its buttons, and no button covers code', async ({
  page,
}) => {
  let blocks = 0;
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const route of [
      '/docs/tutorial-basics/run-a-job',
      '/api/apis/app/create-app',
      '/api/intro',
    ]) {
      await openPage(page, route);
      await expect(page.locator('main .theme-code-block button:visible').first()).toBeVisible();
      expect(await findBarFaults(page), `${route} at ${width} px`).toEqual([]);
      blocks += await page.locator('main .theme-code-block:visible').count();
    }
  }
  expect(blocks).toBeGreaterThan(20);
  reportReadCount(blocks, 'code blocks');
});

test('an identifier in a sentence is not broken at the end of a line', async ({page}) => {
  let names = 0;
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({width, height: 900});
    for (const route of [
      '/api/intro',
      '/docs/quickstart/get-api-key',
      '/api/apis/app/create-app',
    ]) {
      await page.goto(route);
      const found = page.locator('main :is(p, li) > code:visible');
      const broken = await found.evaluateAll((all) =>
        all
          .filter((it) => it.textContent.length < 24 && !/[\s/]/.test(it.textContent))
          .filter((it) => it.getClientRects().length > 1 || it.clientHeight > 32)
          .map((it) => it.textContent),
      );
      expect(broken, `${route} at ${width} px`).toEqual([]);
      names += await found.count();
    }
  }
  expect(names).toBeGreaterThan(100);
  reportReadCount(names, 'names');
});

test('code that overflows at the right has a shadow there, and none when scrolled to its end', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 900});
  await openPage(page, '/api/apis/app/create-app');
  const code = page.locator('main pre').filter({visible: true}).first();
  const hides = await code.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(hides).toBeGreaterThan(0);
  const box = await code.boundingBox();
  if (!box) throw new Error('The code has no box.');
  // A strip between the last line and the edge, which contains no text.
  const strip = {x: box.x + box.width - 4, y: box.y + box.height - 8, width: 3, height: 4};
  const before = await page.screenshot({clip: strip});
  await code.evaluate((it) => {
    it.scrollLeft = it.scrollWidth;
  });
  const after = await page.screenshot({clip: strip});
  expect(after.equals(before), 'the shadow is gone at the end').toBe(false);
});
