import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {toString} from 'hast-util-to-string';
import {select} from 'hast-util-select';
import {visit, SKIP} from 'unist-util-visit';
import {BUILD_DIR, builtFiles, parseBuilt} from './builtPages';
import {readLetters} from './readLetters';
import {ROUTES} from './routes';
import {reportReadCount} from './reportReadCount';
import {waitUntilHydrated} from './watchPage';

/** Characters that only system fonts have glyphs for: arrows, a superscript nine, and a zero-width space. */
const SIGNS_OF_THE_SYSTEM = '←→↩⁹\u200b';

/** Elements that use the font of code or are not shown. */
const NO_WORDS = ['code', 'pre', 'kbd', 'script', 'style', 'template', 'svg'];

test('the font has every character of the site', () => {
  const [font = '', ...others] = builtFiles().filter((file) => file.endsWith('.woff2'));
  expect(others).toEqual([]);
  expect(font, 'its name changes with its bytes').toMatch(/-[0-9a-f]{20,}\.woff2$/);
  const letters = readLetters(readFileSync(path.join(BUILD_DIR, font)));
  expect(letters.size).toBeGreaterThan(150);
  const missing = new Map<string, string>();
  for (const route of ROUTES) {
    const body = select('body', parseBuilt(route));
    expect(body, route).toBeDefined();
    if (!body) continue;
    visit(body, 'element', (element, index, parent) => {
      if (!NO_WORDS.includes(element.tagName) || index === undefined || !parent) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    for (const sign of toString(body).replace(/\s/gu, '')) {
      if (!letters.has(sign.codePointAt(0) ?? 0) && !SIGNS_OF_THE_SYSTEM.includes(sign)) {
        missing.set(sign, route);
      }
    }
  }
  expect([...missing]).toEqual([]);
  reportReadCount(ROUTES.length, 'pages');
});

/** Sums up the layout shifts of a page, including those right after an interaction. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(window, 'moved'));
        Reflect.set(window, 'moved', before + Number(Reflect.get(entry, 'value')));
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/**
 * A change of font shifts a page by 0.04 to 0.22. A page that is painted while it is still being parsed shifts by up to
 * 0.003: its navbar is incomplete then.
 */
const FONT_SHIFT = 0.01;

const moved = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'moved')));

const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.fonts].some(({family}) => family === 'Geist'));

test('the font loads when a page is hydrated and idle, and later pages use it from their first frame', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/docs/tutorial-basics/run-a-job');
  const font = page.waitForResponse(/\.woff2$/);
  await waitUntilHydrated(page);
  await (await font).finished();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('typeface')))
    .toMatch(/^\/assets\/fonts\//);
  expect(await hasFont(page), 'on the page that is being read').toBe(false);
  expect(await moved(page)).toBeLessThan(FONT_SHIFT);
  await expect(async () => {
    for (const name of ['Create an app', 'Run a job']) {
      await page.locator('.menu').getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
    }
    expect(await hasFont(page), 'on a page that came at once after a press').toBe(true);
  }).toPass();
  // Here files load without delay, and the first frame may be faster than the browser's cache: then the page keeps the
  // system font. On a slower connection the font is there before the style sheet.
  await page.goto('/docs/gpu-tiers');
  await waitUntilHydrated(page);
  expect(await moved(page), 'on a later visit').toBeLessThan(FONT_SHIFT);
  await page.route('**/assets/css/page.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/docs/intro');
  expect(await hasFont(page), 'on a later visit').toBe(true);
  await waitUntilHydrated(page);
  expect(await moved(page), 'in the font').toBeLessThan(FONT_SHIFT);
});
