import {expect, test} from '@playwright/test';
import {sitemapRoutes} from '../helpers/builtPages';
import {overflow} from './layoutFaults';
import {DESKTOP, openDetails, openPage, PHONE} from './openPage';
import {NOTHING, watchPage} from './watchPage';

for (const route of sitemapRoutes()) {
  test(`${route} logs nothing, asks no other host, and fits 320 px`, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    const watch = await watchPage(page);
    await openPage(page, route);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(await overflow(page), `${DESKTOP.width} pixels wide`).toBe(0);
    await openDetails(page);
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({width, height: 640});
      expect(await overflow(page), `${width} pixels wide`).toBe(0);
    }
    expect(watch).toEqual(NOTHING);
  });
}
