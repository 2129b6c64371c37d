import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, expect, test, type Page} from '@playwright/test';
import {CHROMIUM} from '../browsers';
import {MODES, setMode} from './axe';
import {measureCodeContrast} from './codeContrast';
import {findChange} from './findChange';
import {findBrokenWords, findClipped, findOverlaps, overflow, setText} from './layoutFaults';
import {sayRead} from './sayRead';
import {holdBack} from './slowNetwork';
import {openPage, waitUntilAlive} from './watchPage';

const GUIDE = '/docs/quickstart/quickstart-images';
const OPERATION = '/api/apis/job/run-job';
const ELEMENTS = '/markdown-page';
const KINDS = ['/', GUIDE, OPERATION] as const;

async function openInDark(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, route);
}

test('R53: every word of code reaches 7:1 on its line, highlighted and changed ones too', async ({
  page,
}) => {
  let words = 0;
  for (const route of [ELEMENTS, OPERATION, '/']) {
    await openPage(page, route);
    for (const mode of MODES) {
      await setMode(page, mode);
      const measured = await measureCodeContrast(page);
      const weak = measured.filter(({ratio}) => ratio < 7);
      expect(weak, `${route} in ${mode} mode`).toEqual([]);
      words += measured.length;
      if (route === ELEMENTS) {
        const lines = new Set(measured.map(({line}) => line));
        expect(lines).toEqual(new Set(['plain', 'highlighted', 'changed']));
      }
    }
  }
  sayRead(words, 'words of code');
});

test('R54: links among other words are underlined, in both modes', async ({page}) => {
  let links = 0;
  for (const route of KINDS) {
    await openPage(page, route);
    const found = await page.locator('main :is(p, li, td, dd) a[href]').evaluateAll((all) =>
      all
        .filter((link) => {
          const words = link.closest('p, li, td, dd')?.textContent.trim();
          return link.checkVisibility() && words !== link.textContent.trim();
        })
        .filter((link) => link.closest('nav') === null && !link.classList.contains('hash-link'))
        .map((link) => ({
          name: link.textContent,
          line: getComputedStyle(link).textDecorationLine,
        })),
    );
    expect(
      found.filter(({line}) => line !== 'underline'),
      route,
    ).toEqual([]);
    links += found.length;
  }
  expect(links).toBeGreaterThan(10);
  sayRead(links, 'links');
});

for (const route of KINDS) {
  test(`R56: each stop of the keyboard on ${route} shows a ring and lies free`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    await openPage(page, route);
    const faults: string[] = [];
    let stops = 0;
    for (; stops < 250; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) {
          return undefined;
        }
        // A card shows the ring of the link that fills it.
        const ringed = [focused, focused.parentElement, focused.parentElement?.parentElement]
          .flatMap((it) => (it ? [getComputedStyle(it)] : []))
          .filter(({outlineStyle}) => outlineStyle !== 'none');
        const box = focused.getBoundingClientRect();
        const spots = [
          [box.left + Math.min(4, box.width / 2), box.top + Math.min(4, box.height / 2)],
          [box.left + box.width / 2, box.top + box.height / 2],
        ] as const;
        const isFree = spots.some(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return focused.contains(top) || (top?.contains(focused) ?? false);
        });
        return {
          name: `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`,
          hasRing: ringed.some(({outlineWidth}) => Number.parseFloat(outlineWidth) >= 2),
          isFree,
        };
      });
      if (stop === undefined) {
        break;
      }
      if (!stop.hasRing) {
        faults.push(`no ring: ${stop.name}`);
      }
      if (!stop.isFree) {
        faults.push(`covered: ${stop.name}`);
      }
    }
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(15);
    sayRead(stops, 'stops');
  });
}

test('R59: a group of the sidebar that is a button answers to Enter and Space', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await openPage(page, OPERATION);
  const group = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button').first();
  const wasOpen = await group.getAttribute('aria-expanded');
  for (const key of ['Enter', 'Space']) {
    const before = await group.getAttribute('aria-expanded');
    await group.press(key);
    await expect(group, key).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  }
  await expect(group).toHaveAttribute('aria-expanded', wasOpen ?? '');
});

test('R63: boxes of tasks, ways back from footnotes, and tables have names', async ({page}) => {
  await openPage(page, ELEMENTS);
  const boxes = page.getByRole('main').getByRole('checkbox');
  expect(await boxes.count()).toBe(2);
  await expect(boxes.first()).toHaveAccessibleName('Done');
  await expect(boxes.last()).toHaveAccessibleName('To do');
  await expect(page.getByRole('heading', {name: 'Footnotes'})).toHaveCount(1);
  await expect(page.locator('.data-footnote-backref')).toHaveAccessibleName(/^Back to reference/);
  const tables = page.getByRole('main').locator('table');
  for (const table of await tables.all()) {
    await expect(table.locator('thead th[scope="col"]').first()).not.toBeEmpty();
  }
  sayRead(await tables.count(), 'tables');
});

test.describe('by touch', () => {
  test.use({viewport: {width: 390, height: 780}, hasTouch: true, isMobile: true});

  for (const route of [...KINDS, '/no-such-page']) {
    test(`R64: controls on ${route} measure 44 pixels, no target less than 24`, async ({page}) => {
      await openPage(page, route);
      const controls = page.locator(
        'button:visible, summary:visible, [role="tab"]:visible, .navbar a:visible, .footer a:visible, .pagination-nav a:visible',
      );
      const sizes = await controls.evaluateAll((all) =>
        all.map((it) => {
          const {width, height} = it.getBoundingClientRect();
          const isAmongWords = it.matches(
            'h2 *, h3 *, h4 *, h5 *, p *, dt *, [aria-label^="Copy link"]',
          );
          return {
            name: `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent.trim()}`,
            size: Math.round(Math.min(height, it.closest('.footer') ? height : width)),
            least: isAmongWords ? 24 : 44,
          };
        }),
      );
      expect(sizes.filter(({size, least}) => size < least)).toEqual([]);
      expect(sizes.length).toBeGreaterThan(4);
      sayRead(sizes.length, 'controls');
    });
  }
});

test('R66: in a low window the bar at the top scrolls away', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openPage(page, GUIDE);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await page.setViewportSize({width: 320, height: 640});
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.locator('.navbar'), 'in a higher one it stays').toBeInViewport();
});

test('R67: with letters of 32 pixels by the setting of the browser nothing breaks, and the bar stays one row', async ({
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
    await page.route('**/*.woff2', (route) => route.abort()); // the font of the system is the wider one
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

test('punctuation stays in the line of the name that it follows', async ({page}) => {
  await page.goto('/api/working-with-teams');
  const pairs = page.locator('main .beside');
  for (let width = 320; width < 460; width += 5) {
    await page.setViewportSize({width, height: 640});
    const parted = await pairs.evaluateAll(
      (all) =>
        all.filter((it) => {
          const name = it.firstElementChild?.getBoundingClientRect();
          const range = document.createRange();
          if (it.lastChild) range.selectNode(it.lastChild);
          return (name?.bottom ?? 0) <= range.getBoundingClientRect().top + 4;
        }).length,
    );
    expect(parted, `${width} px`).toBe(0);
  }
  sayRead(await pairs.count(), 'names');
});

/** What tells an element from its neighbors where no background does. */
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

test('R68: with forced colors a line bounds all that a background bounded', async ({page}) => {
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
  sayRead(count, 'parts');
});

test('R69: with more contrast boxes get a strong border', async ({page}) => {
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

test('drawings have words of 13 to 15 pixels at every width', async ({page}) => {
  let words = 0;
  for (const width of [360, 768, 996, 1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const route of ['/docs/intro', '/docs/gpu-tiers']) {
      await page.goto(route);
      const sizes = await page.locator('figure svg:visible text').evaluateAll((all) =>
        all.map((it) => {
          const scale = it instanceof SVGGraphicsElement ? (it.getScreenCTM()?.a ?? 0) : 0;
          return scale * parseFloat(getComputedStyle(it).fontSize);
        }),
      );
      words += sizes.length;
      const drawn = await page.locator('figure svg:visible').first().boundingBox();
      if (width >= 1200) expect(drawn?.width, `${route} at ${width} px`).toBeGreaterThan(600);
      expect(Math.min(...sizes), `${route} at ${width} px`).toBeGreaterThanOrEqual(13);
      expect(Math.max(...sizes), `${route} at ${width} px`).toBeLessThanOrEqual(15);
    }
  }
  sayRead(words, 'words');
});

test.describe('on paper', () => {
  for (const route of [...KINDS, ELEMENTS, '/api/intro']) {
    test(`R71: ${route} in dark mode prints dark words on white, nothing closed`, async ({
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
            // What is hidden from ears names a part a second time, for the eye.
            .filter(
              (it) =>
                it.closest('nav, button, svg, [aria-hidden], [class*="menu"], [class*="tools"]') ===
                null,
            )
            // Of a sample one language prints, the chosen one; of several requests the one that is open.
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
      sayRead(words, 'blocks of text');
    });
  }
});

for (const route of KINDS) {
  test(`R73: ${route} looks the same before and after its scripts in dark mode, what scripts add left out`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({width: 1280, height: 800});
    const release = await holdBack(page, '**/assets/js/**');
    await page.goto(route);
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    // Scripts bring the copy buttons, into room that is kept for them, and mark where the reader is.
    await setText(
      page,
      '.theme-code-block button, button[aria-label="Copy address"], .table-of-contents__link {visibility: hidden !important}',
    );
    const before = await page.screenshot();
    release();
    await waitUntilAlive(page);
    // The last frame may still be on its way to the screen.
    await expect
      .poll(async () => findChange(page, before, await page.screenshot()), {timeout: 5_000})
      .toEqual([]);
  });
}
