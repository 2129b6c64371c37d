import {expect, test} from '@playwright/test';
import {overflow} from './layoutFaults';
import {DESKTOP, openDetails, openPage, PHONE} from './openPage';
import {NOTHING, watchPage} from './watchPage';

/** Declares a test of each page that opens it, and looks at what it logs, loads and needs in width. */
export function testVisits(routes: readonly string[]): void {
  for (const route of routes) {
    test(`${route} logs nothing, loads small fonts only, and fits 320 px`, async ({page}) => {
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
    });
  }
}
