import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {DESKTOP, openPage, PHONE} from './openPage';

const PROGRAMS = '/docs/tutorial-basics/run-a-job';
const ELEMENTS = '/markdown-page';

test.use({viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write']});

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
const tabs = (page: Page): Locator => page.getByRole('tablist').first().getByRole('tab');

test('R57: tabs and panels name each other, arrow keys, Home and End move, and a set has one tab stop', async ({
  page,
}) => {
  await openPage(page, PROGRAMS);
  await expect(page.getByRole('tablist').first()).toHaveAttribute('aria-label', /./);
  const broken = await page.getByRole('tab').evaluateAll((all) =>
    all
      .filter((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.getAttribute('aria-labelledby') !== tab.id || panel.tabIndex !== 0;
      })
      .map((tab) => tab.textContent),
  );
  expect(broken).toEqual([]);
  await tabs(page).first().focus();
  const last = (await tabs(page).count()) - 1;
  for (const [key, position] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(position), key).toBeFocused();
    await expect(tabs(page).nth(position)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tabs(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
});

test('a language is chosen for all samples, here, on the next page and after a reload, and a link can choose it (R49)', async ({
  page,
}) => {
  await openPage(page, PROGRAMS);
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page).first()).toHaveText('cURL');
  await tabs(page).filter({hasText: 'Python'}).click();
  const sets = page.getByRole('tablist', {name: 'Programming language'});
  const chosen = sets.getByRole('tab', {selected: true});
  expect(new Set(await chosen.allTextContents())).toEqual(new Set(['Python']));
  for (const route of ['/docs/tutorial-basics/create-an-app', PROGRAMS]) {
    await openPage(page, route);
    await expect(chosen.first(), route).toHaveText('Python');
  }
  await openPage(page, '/docs/quickstart/quickstart-deployment?language=javascript#stop');
  await expect(chosen.first()).toHaveText('JavaScript');
  await expect(page.getByRole('heading', {name: 'Stop it'})).toBeInViewport();
  for (const unknown of ['?language=cobol', '?tab=cobol', '?language=%3Cscript%3E']) {
    await openPage(page, PROGRAMS + unknown);
    await expect(chosen.first(), unknown).toHaveText(/cURL|Python/);
  }
});

test('R58: copying a program gives the published file, which is shown in each language, byte for byte', async ({
  page,
  request,
}) => {
  await openPage(page, PROGRAMS);
  for (const tab of await tabs(page).all()) {
    await tab.click();
    const panel = page.getByRole('tabpanel', {name: (await tab.textContent()) ?? ''}).first();
    const file = panel.locator('a[href^="/samples/"]').first();
    await panel
      .getByRole('button', {name: /^Copy (?:program|code)$/})
      .first()
      .click();
    const published = await request.get((await file.getAttribute('href')) ?? '');
    expect(await clipboard(page)).toBe(await published.text());
  }
});

test('R58: copying code gives what is shown and says so; where the browser refuses, the code is selected', async ({
  page,
}) => {
  await openPage(page, ELEMENTS);
  const block = page.locator('main .theme-code-block:has([data-number])').first();
  const copy = block.getByRole('button', {name: 'Copy code'});
  await copy.click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  const shown = (await block.locator('code').textContent()) ?? '';
  expect((await clipboard(page)).trim()).toBe(shown.trim());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await copy.click();
  await expect(block.getByRole('status')).toContainText('Ctrl+C');
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(shown.trim());
});

test('code has its colors, title, line numbers and marked lines', async ({page}) => {
  await openPage(page, ELEMENTS);
  const block = page.locator('main .theme-code-block:has([data-number])').first();
  const colors = await block
    .locator('code span')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(new Set(colors).size, 'different colors').toBeGreaterThan(1);
  await expect(block.locator('[data-number]').first()).toHaveAttribute('data-number', '1');
  const marked = block.locator('.theme-code-block-highlighted-line');
  const plain = block.locator('[data-number]:not(.theme-code-block-highlighted-line)').first();
  const ground = (line: Locator): Promise<string> =>
    line.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await ground(marked.first())).not.toBe(await ground(plain));
});

test('long lines wrap, so that no code scrolls, and what wraps hangs below its line', async ({
  page,
}) => {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await openPage(page, ELEMENTS);
    const wide = await page
      .locator('main pre:visible')
      .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
    expect(wide, `${size.width} px`).toBe(0);
  }
  const long = page.locator('main .line', {hasText: 'a part of a page'}).first();
  const [first, second] = await long.evaluate((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    return [...text.getClientRects()].map(({left}) => left);
  });
  expect(second).toBeGreaterThan(first ?? Infinity);
});

test('no button covers code, and the name of a block is on one line with its buttons', async ({
  page,
}) => {
  for (const route of [PROGRAMS, '/api/apis/app/create-app']) {
    await openPage(page, route);
    await expect(page.locator('main .theme-code-block button:visible').first()).toBeVisible();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await findBarFaults(page), `${route} at ${size.width} px`).toEqual([]);
    }
  }
});

/** Lists buttons of code blocks that cover code, and names that break over lines. */
function findBarFaults(page: Page): Promise<string[]> {
  return page.locator('main .theme-code-block:visible').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const words = document.createRange();
      const walker = document.createTreeWalker(
        block.querySelector('code') ?? block,
        NodeFilter.SHOW_TEXT,
      );
      const lines: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        words.selectNodeContents(node);
        lines.push(...words.getClientRects());
      }
      const name = block.querySelector('[class*=itle]');
      const faults = [...block.querySelectorAll('button')]
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 0)
        .filter((it) => {
          const {left, right, top, bottom} = it.getBoundingClientRect();
          return lines.some((line) => {
            const isBeside = left >= line.right - 1 || right <= line.left + 1;
            return !isBeside && top < line.bottom - 1 && bottom > line.top + 1;
          });
        })
        .map((it) => `a button covers code: ${it.ariaLabel ?? it.textContent}`);
      const height = name?.getBoundingClientRect().height ?? 0;
      return height > 30 ? [...faults, `a name on two lines: ${name?.textContent ?? ''}`] : faults;
    }),
  );
}

test('an identifier in a sentence is not broken at the end of a line', async ({page}) => {
  await page.goto('/api/intro');
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({width, height: 900});
    const broken = await page.locator('main :is(p, li) > code:visible').evaluateAll((all) =>
      all
        .filter((it) => it.textContent.length < 24 && !/[\s/]/.test(it.textContent))
        .filter((it) => it.getClientRects().length > 1 || it.clientHeight > 32)
        .map((it) => it.textContent),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('the recorded output of a program is shown once, below all languages, and cannot be copied as code', async ({
  page,
}) => {
  await openPage(page, PROGRAMS);
  const output = readFileSync('samples/output/run-job.txt', 'utf8').trim();
  const block = page.locator('.theme-code-block').filter({hasText: output});
  await expect(block).toHaveCount(1);
  await expect(block.getByRole('button', {name: /Copy/})).toHaveCount(0);
});
