import {expect, test, type Page} from '@playwright/test';
import {addAxe, runAxe, MODES, type Rules, setMode, type AxeResult} from './axe';
import {measureCodeContrast, type WordContrast} from './codeContrast';
import {findClipped, findOverlaps, overflow, setText} from './layoutFaults';
import {ROUTES} from './routes';
import {reportReadCount} from './reportReadCount';
import {holdRequests} from './slowNetwork';
import {isHydrated, openPage, waitUntilHydrated} from './watchPage';

const NARROW = 360;
const WIDTHS = [NARROW, 768, 1440] as const;

/** The text spacing of WCAG 1.4.12: the largest distances that a page has to support. */
const SPACED =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;} p {margin-block-end: 2em !important;}';

type Findings = {
  readonly verdict: AxeResult;
  readonly weakWords: readonly WordContrast[];
  readonly wasHydrated: boolean;
};

/** Checks a view with axe, except for the colors of code, which are measured by the WCAG formula. */
async function checkView(page: Page, rules: Rules): Promise<Findings> {
  const verdict = await runAxe(page, rules, 'html', 'all but code');
  const weakWords = (await measureCodeContrast(page)).filter(({ratio}) => ratio < 7);
  return {verdict, weakWords, wasHydrated: await isHydrated(page)};
}

function expectNone({verdict, weakWords}: Findings, rules: Rules, view: string): void {
  const {violations, applied} = verdict;
  expect(violations, view).toEqual([]);
  expect(applied, `${view}: rules that found something`).toBeGreaterThan(rules === 'all' ? 40 : 1);
  expect(weakWords, `${view}: words of code`).toEqual([]);
}

for (const route of [...ROUTES, '/no-such-page']) {
  // All tests of a route share one page load.
  test.describe(route, () => {
    test.describe.configure({mode: 'default', timeout: 180_000});

    let page: Page;
    let untouched: Findings;

    test.beforeAll(async ({browser}) => {
      page = await browser.newPage({
        reducedMotion: 'reduce',
        viewport: {width: NARROW, height: 800},
      });
      // A headless browser sometimes reports a pointer movement that did not happen, which would start the scripts.
      const release = await holdRequests(page, '**/assets/js/**');
      // A page that starts its scripts immediately does not fire "load" while they are held back.
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          (it) => it.sheet,
        ),
      );
      await addAxe(page);
      untouched = await checkView(page, 'all');
      release();
      await waitUntilHydrated(page);
      await page
        .locator('main details')
        .evaluateAll((all) => all.forEach((it) => it.toggleAttribute('open', true)));
    });

    test.afterAll(() => page.close());

    test('R50, R51, R52: has no axe violations in either color mode at any width', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        for (const mode of MODES) {
          await setMode(page, mode);
          const rules = mode === 'light' ? 'all' : 'colors';
          expectNone(await checkView(page, rules), rules, `${width} px, ${mode}`);
        }
      }
      reportReadCount(WIDTHS.length * MODES.length, 'views');
    });

    test('R50: has no axe violations before its scripts run', () => {
      expect(untouched.wasHydrated).toBe(false);
      expectNone(untouched, 'all', 'untouched');
    });

    test('R65: needs no horizontal scrolling at 320 pixels', async () => {
      await page.setViewportSize({width: 320, height: 256});
      expect(await overflow(page)).toBe(0);
    });

    test('R67: clips and covers no text with wide text spacing or at double text size', async () => {
      for (const [name, css] of [
        ['wide spacing', SPACED],
        ['twice the size', 'html {font-size: 200% !important}'],
      ] as const) {
        for (const width of [390, 1280]) {
          await page.setViewportSize({width, height: 800});
          const before = await findClipped(page);
          await setText(page, css);
          const clipped = (await findClipped(page)).filter((it) => !before.includes(it));
          expect(clipped, `cut off with ${name} at ${width} px`).toEqual([]);
          expect(await findOverlaps(page), `covered with ${name} at ${width} px`).toEqual([]);
          expect(await overflow(page), `${name} at ${width} px`).toBe(0);
          await setText(page, '');
        }
      }
    });
  });
}

test('R50: the rules report a missing alternative text and too little contrast', async ({page}) => {
  const pale = ['#8a8a8a', '#6a6a6a'].map(
    (color, index) => `<p id="p${index}" style="color: ${color}">Pale words</p>`,
  );
  await page.setContent(
    `<html lang="en"><title>A</title><main><h1>A</h1><img src="a.png">${pale.join('')}</main>`,
  );
  await addAxe(page);
  const {violations, rules} = await runAxe(page, 'all');
  expect(violations.join('\n')).toContain('image-alt');
  expect(violations.join('\n'), '3.5 to 1, too little for AA').toContain(
    'color-contrast-enhanced: #p0',
  );
  expect(violations.join('\n'), '5.4 to 1, too little for AAA').toContain(
    'color-contrast-enhanced: #p1',
  );
  reportReadCount(rules, 'rules');
});

test('R50, R51, R52: the mobile menu has no axe violations in either color mode', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, '/docs/intro');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Site menu'})).toBeVisible();
  await addAxe(page);
  for (const mode of MODES) {
    await setMode(page, mode);
    expect((await runAxe(page, 'all', 'dialog')).violations, mode).toEqual([]);
  }
});
