import {existsSync} from 'node:fs';
import {expect, firefox, test, webkit} from '@playwright/test';
import {findViolations, MODES, setMode} from '../../browser/axe';
import {overflow} from '../../browser/layoutFaults';
import {DESKTOP, KINDS, modeSwitch, openDetails, openPage, PHONE} from '../../browser/openPage';
import {NOTHING, watchPage} from '../../browser/watchPage';
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
      expect.soft(await overflow(page), `${size.width} px`).toBe(0);
      for (const mode of MODES) {
        await setMode(page, mode);
        expect.soft(await findViolations(page), `${size.width} px, ${mode}`).toEqual([]);
      }
    }
  });
}

for (const engine of [firefox, webkit] as const) {
  test(`pages work in ${engine.name()}, and log nothing`, async ({baseURL}) => {
    test.skip(!existsSync(engine.executablePath()), `${engine.name()} is not installed`);
    test.setTimeout(300_000);
    const browser = await engine.launch();
    for (const route of KINDS.filter((it) => it !== '/no-such-page')) {
      const page = await browser.newPage({...(baseURL && {baseURL}), viewport: DESKTOP});
      const watch = await watchPage(page);
      await openPage(page, route);
      await modeSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      for (const tab of await page.getByRole('tab').filter({visible: true}).all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox', {name: 'Search'}).fill('cancel a job');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      expect(watch, route).toEqual(NOTHING);
      await page.close();
    }
    await browser.close();
  });
}
