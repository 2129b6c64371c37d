import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, expect, test, type Page} from '@playwright/test';
import {CHROMIUM} from '../helpers/browser';
import {findBrokenWords, findClipped, findOverlaps, overflow} from './layoutFaults';
import {reportReadCount} from './reportReadCount';
import {openPage} from './watchPage';

const GUIDE = '/docs/quickstart/quickstart-images';
const OPERATION = '/api/apis/job/run-job';
const ELEMENTS = '/markdown-page';
const KINDS = ['/', GUIDE, OPERATION] as const;

async function openInDark(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, route);
}

test('R67: at a browser font size of 32 pixels nothing breaks, and the navbar stays one row', async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'large-letters-'));
  const settings = {webkit: {webprefs: {default_font_size: 32}}};
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    executablePath: CHROMIUM,
    ...(baseURL && {baseURL}),
  });
  try {
    const page = await context.newPage();
    await page.route('**/*.woff2', (route) => route.abort()); // the system font is the wider one
    const routes = ['/', GUIDE, '/docs/tutorial-basics/run-a-job', OPERATION, '/docs/gpu-tiers'];
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const route of [...routes, '/docs/category/deploy-apps-programatically']) {
        await openPage(page, route);
        const place = `${route} at ${width} px`;
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
        expect(await findBrokenWords(page), `broken: ${place}`).toEqual([]);
        expect(await findClipped(page), `cut off: ${place}`).toEqual([]);
        expect(await findOverlaps(page), `covered: ${place}`).toEqual([]);
        expect(await overflow(page), place).toBe(0);
        const bar = await page.locator('.navbar').boundingBox();
        expect(bar?.height, `the bar: ${place}`).toBeLessThan(70);
      }
    }
  } finally {
    await context.close();
    await rm(folder, {recursive: true});
  }
});

/**
 * Checks for a border or an outline, which sets an element apart where backgrounds are not shown.
 *
 * @returns one string for each visible element: empty when it has a line, else its tag and classes
 */
function outlines(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility())
      .map((it) => {
        const {borderTopWidth, borderLeftWidth, outlineStyle, outlineWidth} = getComputedStyle(it);
        const sides = [
          borderTopWidth,
          borderLeftWidth,
          outlineStyle === 'none' ? '0' : outlineWidth,
        ];
        return Math.max(...sides.map((side) => Number.parseFloat(side))) > 0
          ? ''
          : `${it.tagName} ${it.classList.value}`;
      }),
  );
}

test('R68: with forced colors a border or outline replaces each background', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, ELEMENTS);
  const parts = [
    '.theme-code-block',
    '.theme-code-block-highlighted-line',
    '.theme-admonition',
    'kbd',
    '.markdown details',
  ];
  let count = 0;
  for (const part of parts) {
    const found = await outlines(page, part);
    expect(found.filter(Boolean), part).toEqual([]);
    count += found.length;
  }
  expect(count).toBeGreaterThan(20);
  await openPage(page, GUIDE);
  const current = await outlines(page, '.menu__link--active:not(.menu__link--sublist)');
  expect(current, 'the current page in the sidebar').toEqual(['']);
  reportReadCount(count, 'parts');
});

test('R69: with increased contrast boxes get a strong border', async ({page}) => {
  await page.emulateMedia({contrast: 'more'});
  await openPage(page, ELEMENTS);
  for (const part of ['.theme-code-block', '.theme-admonition', '.markdown > details']) {
    await expect(page.locator(part).first(), part).toHaveCSS(
      'border-inline-end-color',
      'rgb(20, 23, 31)',
    );
  }
});

test('R70: with reduced motion nothing moves', async ({page}) => {
  for (const route of KINDS) {
    await openPage(page, route);
    const moving = await page.locator('*').evaluateAll((all) =>
      all
        .filter((it) => {
          const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(it);
          const times = `${transitionDuration},${animationDuration}`
            .split(',')
            .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1));
          return Math.max(...times) > 0.01 || scrollBehavior === 'smooth';
        })
        .map((it) => `${it.tagName} ${it.getAttribute('class') ?? ''}`),
    );
    expect(moving, route).toEqual([]);
  }
});

test.describe('in print', () => {
  for (const route of [...KINDS, ELEMENTS, '/api/intro']) {
    test(`R71: ${route} in dark mode prints dark text on white, with nothing collapsed`, async ({
      page,
    }) => {
      await openInDark(page, route);
      await page.emulateMedia({media: 'print'});
      const {weak, closed, words} = await page.evaluate(() => {
        const luminance = (color: string): number => {
          const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((it) => {
            const value = Number(it) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const main = document.querySelector('main') ?? document.body;
        const blocks = [...main.querySelectorAll('p, li, td, th, h1, h2, h3, pre, dt, dd, .token')];
        const shown = blocks.filter((it) => it.checkVisibility());
        return {
          words: shown.length,
          weak: shown
            .filter((it) => 1.05 / (luminance(getComputedStyle(it).color) + 0.05) < 7)
            .map((it) => it.textContent.slice(0, 60)),
          closed: blocks
            .filter((it) => !it.checkVisibility())
            // `aria-hidden` elements repeat a label for sighted readers.
            .filter(
              (it) =>
                it.closest('nav, button, svg, [aria-hidden], [class*="menu"], [class*="tools"]') ===
                null,
            )
            // A sample prints in the chosen language only; of several requests the open one prints.
            .filter(
              (it) =>
                it.closest(
                  '[data-tabs="language"] > [role="tabpanel"][hidden], [name=request]:not([open])',
                ) === null,
            )
            .map((it) => it.textContent.slice(0, 60)),
        };
      });
      expect(weak, 'words that are too pale').toEqual([]);
      expect(closed, 'words that do not print').toEqual([]);
      expect(words).toBeGreaterThan(10);
      reportReadCount(words, 'blocks of text');
    });
  }
});
