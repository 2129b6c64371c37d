import {expect, test, type Locator} from '@playwright/test';
import {openPage} from './watchPage';
import {banner, DESKTOP} from './chromeParts';

test.use({viewport: DESKTOP});

test.describe('preferences set in the system', () => {
  test('R71: print is black on white, in dark mode too, and shows a sample in the chosen language', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, '/docs/quickstart/quickstart-images');
    await page.getByRole('tab', {name: 'Go'}).first().click();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(banner(page)).toBeHidden();
    const panels = await page.locator('[role="tabpanel"]:visible').all();
    expect(panels.length).toBeGreaterThan(2);
    for (const panel of panels) await expect(panel).toHaveAttribute('data-label', 'Go');
    const marker = page.locator('main summary').first();
    await expect(marker, 'no triangle of a closed part').toHaveCSS('list-style-type', 'none');
  });

  test('R68: with forced colors the current page and the open tab are still marked', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, '/docs/quickstart/quickstart-images');
    const look = (item: Locator): Promise<string> =>
      item.evaluate((it) => {
        const {borderBottomColor, borderBottomWidth, color, outlineStyle} = getComputedStyle(it);
        return [borderBottomColor, borderBottomWidth, color, outlineStyle].join(' ');
      });
    const tab = page.getByRole('tablist').first().getByRole('tab');
    expect(await look(tab.nth(0))).not.toBe(await look(tab.nth(1)));
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    expect(await look(sidebar.getByRole('link', {name: 'Generate images'}))).not.toBe(
      await look(sidebar.getByRole('link', {name: 'Get an API key'})),
    );
  });

  test('R69: increased contrast makes secondary text stronger', async ({page}) => {
    await openPage(page, '/docs/intro');
    const link = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'GPU tiers'});
    const before = await link.evaluate((it) => getComputedStyle(it).color);
    await page.emulateMedia({contrast: 'more'});
    await expect(link).not.toHaveCSS('color', before);
    await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test.describe('narrow windows', () => {
  test('R63: a table without room stacks its rows, each cell below its column name, and stays a table for screen readers', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 640});
    await page.goto('/api/intro');
    const table = page.locator('table:has(th:text-is("Success"))');
    const cell = table.locator('td[data-label="Success"]').first();
    await expect(cell).toBeVisible();
    const {label, right} = await cell.evaluate((it) => ({
      label: getComputedStyle(it, '::before').content,
      right: it.getBoundingClientRect().right,
    }));
    expect(label).toContain('Success');
    expect(right).toBeLessThanOrEqual(360);
    await expect(page.getByRole('cell', {name: '200'}).first()).toBeVisible();
    await expect(page.getByRole('columnheader', {name: 'Success'})).toHaveCount(1);
  });

  test('a table whose columns fit side by side does not stack its rows', async ({page}) => {
    await page.setViewportSize({width: 1200, height: 900});
    for (const route of ['/api/intro', '/api/llm-openai-compatibility']) {
      await page.goto(route);
      const rows = page.locator('main table tr:visible');
      const forms = await rows.evaluateAll((all) => all.map((it) => getComputedStyle(it).display));
      expect(new Set(forms), route).toEqual(new Set(['table-row']));
    }
  });

  test('the title of a page is within the first 200 pixels', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    for (const route of [
      '/docs/tutorial-basics/create-an-app',
      '/api/apis/job/get-job-status',
      '/docs/category/getting-started',
      '/markdown-page',
    ]) {
      await page.goto(route);
      const box = await page.locator('h1').boundingBox();
      expect(box?.y, route).toBeLessThan(200);
    }
  });
});
