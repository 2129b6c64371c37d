import {expect, test, type Page} from '@playwright/test';
import {findViolations, measureContrast, MODES, setMode} from './axe';
import {
  findBrokenWords,
  findClipped,
  findOverlaps,
  findOverruns,
  overflow,
  setText,
} from './layoutFaults';
import {DESKTOP, hydrate, KINDS, openDetails, PHONE} from './openPage';

/** The text spacing of WCAG 1.4.12: the largest distances that a page has to support. */
const SPACED =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;} p {margin-block-end: 2em !important;}';

/** How readers change text, with the widths at which it has to fit. */
const TEXTS = [
  ['wide spacing', SPACED],
  ['twice the size', 'html {font-size: 200% !important}'],
] as const;

async function expectWholeText(page: Page): Promise<void> {
  for (const {width} of [PHONE, DESKTOP]) {
    await page.setViewportSize({width, height: 800});
    const before = await findClipped(page);
    for (const [name, css] of TEXTS) {
      await setText(page, css);
      const clipped = (await findClipped(page)).filter((it) => !before.includes(it));
      const place = `${name} at ${width} px`;
      expect.soft(clipped, `cut off: ${place}`).toEqual([]);
      expect.soft(await findOverlaps(page), `covered: ${place}`).toEqual([]);
      expect.soft(await findBrokenWords(page), `broken: ${place}`).toEqual([]);
      expect.soft(await overflow(page), `wider than the window: ${place}`).toBe(0);
    }
    await setText(page, '');
  }
}

for (const route of KINDS) {
  test(`${route} has no axe violations, and large text is whole`, async ({page}) => {
    test.setTimeout(180_000); // axe reads every word of a long page three times
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await openDetails(page);
    expect.soft(await findViolations(page), 'light phone, before the first use').toEqual([]);
    await hydrate(page);
    await openDetails(page);
    await page.setViewportSize(DESKTOP);
    expect.soft(await findViolations(page), 'light desktop').toEqual([]);
    await setMode(page, 'dark');
    expect.soft(await findViolations(page, 'html', 'colors'), 'dark desktop').toEqual([]);
    await expectWholeText(page);
  });
}

test('borders of controls have a contrast of 3:1 in both modes', async ({page}) => {
  await page.goto('/api/apis/job/run-job');
  await page.locator('.pagination-nav').evaluate((it) => {
    it.insertAdjacentHTML('beforebegin', '<button class="button">Button</button>');
  });
  for (const mode of MODES) {
    await setMode(page, mode);
    const lines = await Promise.all([
      measureContrast(page, '.search-opener, main .button', 'borderTopColor'),
      measureContrast(page, '.checkbox', 'borderTopColor', '::after'),
      measureContrast(page, '.console-stop', 'boxShadow'),
    ]);
    expect(lines.map(({length}) => length > 0)).toEqual([true, true, true]);
    expect(
      lines.flat().filter(({ratio}) => ratio < 3),
      mode,
    ).toEqual([]);
  }
});

/** The pages with the widest tables, the longest names and the widest code; the nightly tests measure all. */
const WIDEST = [
  '/api/intro',
  '/api/apis/job/get-job-status',
  '/docs/quickstart/get-api-key',
] as const;

for (const route of WIDEST) {
  test(`${route} has nothing beyond its column`, async ({page}) => {
    await page.goto(route);
    await openDetails(page);
    expect(await findOverruns(page)).toEqual([]);
  });
}

test('names what is beyond its column', async ({page}) => {
  await page.setContent(
    '<main style="width: 200px"><table style="width: 300px"><td>Cell</table></main>',
  );
  expect((await findOverruns(page)).join('\n')).toContain(
    '320 px, text of 200%: TABLE , by 100 px',
  );
});

test('axe finds a missing alternative text and pale words', async ({page}) => {
  await page.setContent(
    `<html lang="en"><title>A</title><main><h1>A</h1><img src="a.png">
     <p id="three" style="color: #8a8a8a">3.5 to 1</p><p id="five" style="color: #6a6a6a">5.4 to 1</p>
     <div class="console"><pre style="color: #6a6a6a">code</pre></div></main>`,
  );
  const found = (await findViolations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast-enhanced: #three');
  expect(found).toContain('color-contrast-enhanced: #five');
  expect(found).toContain('code too pale');
});
