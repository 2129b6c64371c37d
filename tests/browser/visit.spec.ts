import {expect, test} from '@playwright/test';
import {sitemapRoutes} from '../helpers/builtPages';
import {overflow} from './layoutFaults';
import {DESKTOP, openDetails, openPage, PHONE} from './openPage';
import {NOTHING, watchPage} from './watchPage';

for (const route of sitemapRoutes()) {
  test(`${route} logs nothing, loads small fonts only, and fits 320 px`, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    const watch = await watchPage(page);
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    await openPage(page, route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await overflow(page), `${DESKTOP.width} pixels wide`).toBe(0);
    await openDetails(page);
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({width, height: 640});
      expect(await overflow(page), `${width} pixels wide`).toBe(0);
    }
    await page.evaluate(() => document.fonts.ready);
    // English pages need the smaller of the two fonts for text, and that of code.
    expect([...fonts].filter((font) => !/\/fonts\/geist-(?:mono-)?basic/.test(font))).toEqual([]);
    expect(fonts.size).toBeGreaterThan(0);
    expect(watch).toEqual(NOTHING);
  });
}
