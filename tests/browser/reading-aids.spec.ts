import {expect, test} from '@playwright/test';
import {MODES, setMode} from './axe';
import {measureCodeContrast} from './codeContrast';
import {findChange} from './findChange';
import {setText} from './layoutFaults';
import {reportReadCount} from './reportReadCount';
import {holdRequests} from './slowNetwork';
import {openPage, waitUntilHydrated} from './watchPage';

const GUIDE = '/docs/quickstart/quickstart-images';
const OPERATION = '/api/apis/job/run-job';
const ELEMENTS = '/markdown-page';
const KINDS = ['/', GUIDE, OPERATION] as const;

test('R53: every token of code has a contrast of 7:1 on its line, also on highlighted and changed lines', async ({
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
  reportReadCount(words, 'words of code');
});

test('R54: links within text are underlined in both color modes', async ({page}) => {
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
  reportReadCount(links, 'links');
});

for (const route of KINDS) {
  test(`R56: each tab stop on ${route} shows a focus ring and is not covered`, async ({page}) => {
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
        // A card shows the focus ring of the link that fills it.
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
    reportReadCount(stops, 'stops');
  });
}

test('R59: a sidebar group that is a button reacts to Enter and Space', async ({page}) => {
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

test('R63: task checkboxes, links back from footnotes, and tables have accessible names', async ({
  page,
}) => {
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
  reportReadCount(await tables.count(), 'tables');
});

test.describe('by touch', () => {
  test.use({viewport: {width: 390, height: 780}, hasTouch: true, isMobile: true});

  for (const route of [...KINDS, '/no-such-page']) {
    test(`R64: controls on ${route} measure at least 44 pixels, and targets within text at least 24`, async ({
      page,
    }) => {
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
      reportReadCount(sizes.length, 'controls');
    });
  }
});

test('R66: in a low window the navbar scrolls away', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openPage(page, GUIDE);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await page.setViewportSize({width: 320, height: 640});
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.locator('.navbar'), 'in a higher one it stays').toBeInViewport();
});

test('punctuation stays on the line of the name that it follows', async ({page}) => {
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
  reportReadCount(await pairs.count(), 'names');
});

test('drawings have text of 13 to 15 pixels at every width', async ({page}) => {
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
  reportReadCount(words, 'words');
});

for (const route of KINDS) {
  test(`R73: ${route} looks the same before and after its scripts run in dark mode, except for what scripts add`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.setViewportSize({width: 1280, height: 800});
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto(route);
    await expect(page.locator('footer')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    // Scripts add the copy buttons, in space that is reserved for them, and mark the current section in the contents.
    await setText(
      page,
      '.theme-code-block button, button[aria-label="Copy address"], .table-of-contents__link {visibility: hidden !important}',
    );
    const before = await page.screenshot();
    release();
    await waitUntilHydrated(page);
    // The last frame may not have been painted yet.
    await expect
      .poll(async () => findChange(page, before, await page.screenshot()), {timeout: 5_000})
      .toEqual([]);
  });
}
