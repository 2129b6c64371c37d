import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';
import {ROUTES} from './routes';
import {sayRead} from './sayRead';
import {waitUntilAlive} from './watchPage';

const MODES = ['light', 'dark'] as const;
const WIDTHS = [360, 1440] as const;

/** Rules that axe leaves out unless they are asked for: contrast of 7:1, and their like. */
const STRICT_RULES = {
  'color-contrast-enhanced': {enabled: true},
  'identical-links-same-purpose': {enabled: true},
  'meta-refresh-no-exceptions': {enabled: true},
  'target-size': {enabled: true},
};

/** Describes each fault in full and everything else in short, which takes a third of the time. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({page}).options({rules: STRICT_RULES, resultTypes: ['violations']});
}

for (const route of ROUTES) {
  for (const mode of MODES) {
    test(`${route} can be used by everyone in the ${mode} mode`, async ({page}) => {
      test.setTimeout(180_000);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto(route);
      await waitUntilAlive(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      let rules = 0;
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const {violations, passes} = await axe(page).analyze();
        const found = violations.flatMap(({id, nodes}) =>
          nodes.map(
            ({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`,
          ),
        );
        expect(found, `at ${width} px`).toEqual([]);
        rules += passes.length;
      }
      expect(rules, 'rules that found something to judge').toBeGreaterThan(20);
    });
  }
}

test('the rules see a fault', async ({page}) => {
  await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1><img src="a.png"></main>');
  const {violations} = await axe(page).analyze();
  expect(violations.map(({id}) => id)).toContain('image-alt');
  sayRead(ROUTES.length * MODES.length * WIDTHS.length, 'views');
});
