import {expect, test, type Locator, type Page} from '@playwright/test';
import {measureContrast} from './axe';
import {DESKTOP, openPage, PHONE, sidebarLink} from './openPage';

const GUIDE = '/docs/quickstart/quickstart-images';
const ELEMENTS = '/markdown-page';
const PAGES = ['/', GUIDE, '/api/apis/job/run-job'] as const;

test.use({viewport: DESKTOP});

/** Returns what sets an element apart where backgrounds are not shown. */
function lines(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const {borderWidth, borderColor, outline, color, textDecorationLine} = getComputedStyle(node);
    return [borderWidth, borderColor, outline, color, textDecorationLine].join(' ');
  });
}

/** Lists the visible elements that have neither a border nor an outline. */
function findUnlined(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const hasLine = (node: Element): boolean => {
      const {borderTopWidth, borderLeftWidth, outlineStyle, outlineWidth} = getComputedStyle(node);
      const sides = [borderTopWidth, borderLeftWidth, outlineStyle === 'none' ? '0' : outlineWidth];
      return sides.some((side) => Number.parseFloat(side) > 0);
    };
    const found = all.filter((node) => node.checkVisibility() && !hasLine(node));
    return found.map((node) => `${node.tagName} ${node.classList.value}`);
  });
}

test('forced colors keep lines, current page and chosen language', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, ELEMENTS);
  // Code in a frame has the line of the frame.
  const boxes = [
    '.dark:not(.dark .dark)',
    '.theme-admonition',
    'main kbd',
    'article > details:not([class])',
  ];
  for (const box of boxes) {
    expect(await page.locator(box).count(), box).toBeGreaterThan(0);
    expect(await findUnlined(page, box), box).toEqual([]);
  }
  await openPage(page, GUIDE);
  const language = page.getByRole('radio');
  expect(await lines(language.nth(0))).not.toBe(await lines(language.nth(1)));
  expect(await lines(sidebarLink(page, 'Generate images'))).not.toBe(
    await lines(sidebarLink(page, 'Get an API key')),
  );
});

test('code runs from left to right where text does not', async ({page}) => {
  await openPage(page, GUIDE);
  await page.locator('html').evaluate((node) => node.setAttribute('dir', 'rtl'));
  await expect(page.locator('main pre:visible').first()).toHaveCSS('direction', 'ltr');
});

for (const route of PAGES) {
  test(`${route} moves nothing with reduced motion, and has visible tab stops`, async ({page}) => {
    await openPage(page, route);
    const moving = await page.locator('*').evaluateAll((all) =>
      all
        .filter((node) => {
          const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(node);
          const times = `${transitionDuration},${animationDuration}`
            .split(',')
            .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1));
          return Math.max(...times) > 0.01 || scrollBehavior === 'smooth';
        })
        .map((node) => `${node.tagName} ${node.getAttribute('class') ?? ''}`),
    );
    expect(moving, 'what moves with reduced motion').toEqual([]);
    expect(await findBadStops(page)).toEqual([]);
  });
}

/** Moves through the tab stops of a page, and lists those without a ring of two pixels, or under something. */
async function findBadStops(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A card shows the focus ring of the link that fills it.
      const ringed = [focused, focused.parentElement, focused.parentElement?.parentElement]
        .flatMap((part) =>
          part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : [],
        )
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
      const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`;
      const isRinged = ringed.some(({outlineWidth}) => Number.parseFloat(outlineWidth) >= 2);
      if (!isRinged) return `no ring: ${name}`;
      return isFree ? '' : `covered: ${name}`;
    });
    if (fault === undefined) {
      expect(stops, 'tab stops').toBeGreaterThan(15);
      break;
    }
    if (fault !== '') faults.push(fault);
  }
  return faults;
}

test.describe('by touch', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  for (const route of [...PAGES, '/no-such-page']) {
    test(`${route} has controls of 44 pixels, links of 24`, async ({page}) => {
      await openPage(page, route);
      const controls = page.locator(
        'button:visible, summary:visible, .navbar a:visible, .footer a:visible, .pagination-nav a:visible',
      );
      const sizes = await controls.evaluateAll((all) =>
        all.map((node) => {
          const {width, height} = node.getBoundingClientRect();
          const isAmongWords = node.matches(
            'h2 *, h3 *, h4 *, h5 *, p *, dt *, [aria-label^="Copy link"]',
          );
          return {
            name: `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent.trim()}`,
            size: Math.round(Math.min(height, node.closest('.footer') ? height : width)),
            least: isAmongWords ? 24 : 44,
          };
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter(({size, least}) => size < least)).toEqual([]);
    });
  }
});

test('the navbar and the contents scroll away in a low window only', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openPage(page, GUIDE);
  await page.evaluate(() => scrollTo(0, 600));
  const bars = [page.locator('.navbar'), page.locator('.theme-doc-toc-mobile')];
  for (const bar of bars) await expect(bar).not.toBeInViewport();
  await page.setViewportSize({width: 320, height: 640});
  await page.evaluate(() => scrollTo(0, 700));
  for (const bar of bars) await expect(bar).toBeInViewport();
});

const BLOCKS = 'main :is(p, li, td, th, h1, h2, h3, pre, dt, dd, [class*=token])';

/**
 * What does not print: controls, the languages that were not chosen, requests other than the open one, and labels
 * that are repeated for sighted readers.
 */
const NOT_PRINTED =
  'nav, button, svg, .actions, [aria-hidden], [role=status], [class*=menu], [role=radiogroup], [data-code], [class*=run-hint]';

for (const route of [...PAGES, ELEMENTS]) {
  test(`${route} prints dark words on white, with all details open`, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, route);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const measured = await measureContrast(page, BLOCKS);
    expect(measured.filter(({ratio}) => ratio < 7)).toEqual([]);
    const blocks = page.locator(BLOCKS);
    const closed = await blocks.evaluateAll(
      (all, left) =>
        all
          .filter((node) => !node.checkVisibility() && node.closest(left) === null)
          .map((node) => node.textContent.slice(0, 60)),
      NOT_PRINTED,
    );
    expect(closed, 'words that do not print').toEqual([]);
    await expect(page.locator('.navbar')).toBeHidden();
    const last = page.locator('main :is(h1, ol, summary)').last(); // WeasyPrint
    await expect(last).not.toHaveCSS('list-style-type', '""');
  });
}

test('a table without room stacks its rows and stays a table', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/api/intro');
  const table = page
    .locator('main table')
    .filter({has: page.locator('td[data-label]')})
    .first();
  const cell = table.locator('td[data-label]').last();
  const name = (await cell.getAttribute('data-label')) ?? '';
  await cell.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', {name})).toHaveCount(1);
  expect(await cell.evaluate((node) => getComputedStyle(node, '::before').content)).toContain(name);
  const box = await cell.boundingBox();
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESKTOP);
  await expect(table.locator('tr').first(), 'with room').toHaveCSS('display', 'table-row');
});

test('a table of numbers stays a table on a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/docs/gpu-tiers');
  await expect(page.locator('main td').first()).toHaveCSS('display', 'table-cell');
});
