import {expect} from '@playwright/test';
import {findViolations, measureContrast, MODES, setMode} from './axe';
import {DESKTOP, KINDS, openDetails, openPage} from './openPage';
import {test} from './test';

test.use({viewport: DESKTOP});

/** The nightly tests look at the longest page too, which takes a third of the time. */
for (const route of KINDS.filter((it) => it !== '/api/intro')) {
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
