import {expect, test} from '@playwright/test';
import {findViolations, measureContrast, MODES, setMode} from './axe';
import {DESKTOP, KINDS, openDetails, openPage} from './openPage';

test.use({viewport: DESKTOP});

/** The nightly tests look at the longest page too, which takes a third of the time. */
for (const route of KINDS.filter((kind) => kind !== '/api/intro')) {
  test(`${route} has no axe violations in either color mode`, async ({page}) => {
    await openPage(page, route);
    await openDetails(page);
    expect.soft(await findViolations(page), 'light').toEqual([]);
    await setMode(page, 'dark');
    expect.soft(await findViolations(page, 'html', 'colors'), 'dark').toEqual([]);
  });
}

test('borders of controls have a contrast of 3:1 in both modes', async ({page}) => {
  await page.goto('/api/apis/job/run-job');
  await page.locator('.pagination-nav').evaluate((node) => {
    node.insertAdjacentHTML('beforebegin', '<button class="button">Button</button>');
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
