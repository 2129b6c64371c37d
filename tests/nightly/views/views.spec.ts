import {expect, test} from '@playwright/test';
import {findViolations, MODES, setMode} from '../../browser/axe';
import {
  findClipped,
  findOverlaps,
  findOverruns,
  overflow,
  setText,
} from '../../browser/layoutFaults';
import {DESKTOP, openDetails, openPage, PHONE} from '../../browser/openPage';
import {testVisits} from '../../browser/visitPage';
import {sitemapRoutes} from '../../helpers/builtPages';

const VIEWS = [PHONE, {width: 768, height: 900}, DESKTOP] as const;

/** The text spacing of WCAG 1.4.12: the largest distances that a page has to support. */
const SPACED =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;} p {margin-block-end: 2em !important;}';

/** How readers change text, with the widths at which it has to fit. */
const TEXTS = [
  ['wide spacing', SPACED],
  ['twice the size', 'html {font-size: 200% !important}'],
] as const;

testVisits(sitemapRoutes());

for (const route of [...sitemapRoutes(), '/no-such-page']) {
  test(`${route} has no axe violations in any view`, async ({page, browser}) => {
    test.setTimeout(300_000);
    const plain = await browser.newPage({javaScriptEnabled: true, viewport: PHONE});
    await plain.route('**/assets/js/**', () => undefined); // the scripts never come
    await plain.goto(route, {waitUntil: 'domcontentloaded'});
    expect.soft(await findViolations(plain), 'before scripts').toEqual([]);
    await plain.close();
    await openPage(page, route);
    await openDetails(page, 'main details:not(.page-menu)'); // an open menu lies over what it covers
    for (const size of VIEWS) {
      await page.setViewportSize(size);
      for (const mode of MODES) {
        await setMode(page, mode);
        expect.soft(await findViolations(page), `${size.width} px, ${mode}`).toEqual([]);
      }
    }
  });

  test(`${route} has nothing beyond its column`, async ({page}) => {
    await page.goto(route);
    await openDetails(page);
    expect(await findOverruns(page)).toEqual([]);
  });

  test(`${route} shows large text whole`, async ({page}) => {
    await openPage(page, route);
    await openDetails(page);
    for (const {width} of [PHONE, DESKTOP]) {
      await page.setViewportSize({width, height: 800});
      const before = await findClipped(page);
      for (const [name, css] of TEXTS) {
        await setText(page, css);
        const clipped = (await findClipped(page)).filter((text) => !before.includes(text));
        const place = `${name} at ${width} px`;
        expect.soft(clipped, `cut off: ${place}`).toEqual([]);
        expect.soft(await findOverlaps(page), `covered: ${place}`).toEqual([]);
        expect.soft(await overflow(page), `wider than the window: ${place}`).toBe(0);
      }
      await setText(page, '');
    }
  });
}

test('the check of columns finds a table that is too wide', async ({page}) => {
  await page.setContent(
    '<main style="width: 200px"><table style="width: 300px"><td>Cell</table></main>',
  );
  expect((await findOverruns(page)).join('\n')).toContain(
    '320 px, text of 200%: TABLE , by 100 px',
  );
});
