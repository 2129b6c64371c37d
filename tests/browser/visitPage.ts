import {expect, type Page} from '@playwright/test';
import {overflow} from './layoutFaults';
import {DESKTOP, openDetails, openPage, PHONE} from './openPage';
import {NOTHING, watchPage} from './watchPage';

/** Opens a page, and fails the test where it logs something, loads a large font, or is wider than 320 px. */
export async function visitPage(page: Page, route: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const watch = await watchPage(page);
  await openPage(page, route);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await overflow(page), `${DESKTOP.width} pixels wide`).toBe(0);
  await openDetails(page);
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({width, height: 640});
    expect(await overflow(page), `${width} pixels wide`).toBe(0);
  }
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    return loaded.filter((name) => name.includes('/fonts/'));
  });
  // English pages need the smaller of the two fonts for text, and that of code.
  expect(fonts.filter((font) => !/\/fonts\/geist-(?:mono-)?basic/.test(font))).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
  expect(watch).toEqual(NOTHING);
}
