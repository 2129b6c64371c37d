import {expect, test} from '@playwright/test';
import {findViolations, MODES, setMode} from '../../browser/axe';
import {findOverruns} from '../../browser/layoutFaults';
import {DESKTOP, openDetails, openPage, PHONE} from '../../browser/openPage';
import {sitemapRoutes} from '../../helpers/builtPages';

const VIEWS = [PHONE, {width: 768, height: 900}, DESKTOP] as const;

for (const route of [...sitemapRoutes(), '/no-such-page']) {
  test(`${route} has no axe violations in any view`, async ({page, browser}) => {
    test.setTimeout(300_000);
    const plain = await browser.newPage({javaScriptEnabled: true, viewport: PHONE});
    await plain.route('**/assets/js/**', () => undefined); // the scripts never come
    await plain.goto(route, {waitUntil: 'domcontentloaded'});
    expect.soft(await findViolations(plain), 'before scripts').toEqual([]);
    await plain.close();
    await openPage(page, route);
    await openDetails(page);
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
}
