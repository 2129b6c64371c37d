import {expect, test, type Page} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';
import {ROUTES} from './routes';
import {blockPrefetching} from './slowNetwork';
import {openPage} from './watchPage';

const PAGE = '/api/apis/app/create-app';

/** How many compressed bytes an operation page may load more than a guide page. */
const SCRIPT_BUDGET = 3 * 1024;

test('the table of contents lists the sections in the order that every page has', async ({
  page,
}) => {
  // From 1200 px on the code column replaces the table of contents.
  await page.setViewportSize({width: 1100, height: 800});
  await page.goto('/api/apis/job/cancel.job');
  const links = await page
    .getByRole('navigation', {name: 'Contents of this page'})
    .first()
    .locator('a')
    .allTextContents();
  expect(links.slice(0, 11)).toEqual([
    'Request',
    'Headers',
    'Path parameters',
    'Body',
    'Response',
    '200 OK',
    'Errors',
    '403 Forbidden',
    '404 Not Found',
    '409 Conflict',
    'Any other status',
  ]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every field can be read or opened, and no control is shown that needs scripts', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.locator('[id="body.configuration.gpu_tier"]')).toBeVisible();
    for (const words of ['configuration', 'workflow', 'loras']) {
      expect(await page.locator('summary', {hasText: words}).count()).toBeGreaterThan(0);
    }
    await page.locator('summary', {hasText: 'Fields of loras'}).first().click();
    await expect(page.locator('[id="body.workflow.tools.loras.weight"]')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy link to body.name'})).toBeHidden();
  });
});

test('from 1200 px on the code is beside the content, scrolls along with it, and has room for 48 characters', async ({
  page,
}) => {
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({width, height: 900});
    await openPage(page, PAGE);
    const request = page.getByRole('region', {name: 'Request'});
    const response = page.getByRole('region', {name: 'Response'});
    const words = (await page.locator('#request').boundingBox())?.x ?? 0;
    const frame = await request.boundingBox();
    expect((frame?.x ?? 0) - words, `${width}`).toBeGreaterThan(380);
    const room = await request
      .locator('code')
      .locator('visible=true')
      .last()
      .evaluate((code) => {
        const probe = document.createElement('span');
        probe.textContent = 'x'.repeat(48);
        code.append(probe);
        const {width: needed} = probe.getBoundingClientRect();
        probe.remove();
        return (code.closest('pre')?.clientWidth ?? 0) - needed;
      });
    expect(room, `room at ${width}`).toBeGreaterThanOrEqual(32);
    for (const id of ['body.workflow', 'response.data.status', 'response-default']) {
      await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
      await expect(request, id).toBeInViewport();
      await expect(response, id).toBeInViewport();
    }
    await expect(response.getByText('"created_by"').first()).toBeVisible();
  }
});

test('a response can be opened by keyboard, and replaces the one that was open', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(PAGE);
  const response = page.getByRole('region', {name: 'Response'});
  await expect(response.getByText('"created_by"').first()).toBeVisible();
  await response.locator('summary', {hasText: '403'}).focus();
  await page.keyboard.press('Enter');
  await expect(response.getByText('"error"')).toHaveCount(2);
  await expect(response.getByText('"error"').first()).toBeVisible();
  await expect(response.getByText('"created_by"').first()).toBeHidden();
});

test('on a phone the first field is within 2000 px, and all JSON is closed until it is opened', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, PAGE);
  const response = page.getByRole('region', {name: 'Response'});
  await expect(response.getByText('"created_by"').first()).toBeHidden();
  await response.locator('summary', {hasText: 'Response'}).click();
  await response.locator('summary', {hasText: 'Personal'}).click();
  await expect(response.getByText('"created_by"').first()).toBeVisible();
  await response.locator('summary', {hasText: 'Response'}).click();
  const field = await page.locator('[id="header.x-api-key"]').boundingBox();
  console.log(`the first field starts at ${field?.y} px`);
  expect(field?.y).toBeLessThan(2000);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the address of an operation shows only its path, and is copied in full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/api/apis/job/cancel.job');
  await page.getByRole('button', {name: 'Copy address'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^https:.*\/app\/\{app_id\}\/job\/\{job_id\}$/u);
  await expect(page.getByText('Copied').first()).toBeVisible();
});

test('the sidebar, the mobile menu, cards and tables show the method of an operation', async ({
  page,
}) => {
  await openPage(page, '/api/category/api');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Delete app DELETE'})).toBeVisible();
  await expect(page.getByRole('main').getByText('DELETE', {exact: true}).last()).toBeVisible();
  await expect(page.getByText('Creates an app from a model URL and a GPU tier.')).toBeVisible();
  await page.setViewportSize({width: 360, height: 800});
  await page
    .getByRole('button', {name: /navigation bar|menu/iu})
    .first()
    .click();
  await expect(page.getByRole('link', {name: 'Delete app DELETE'}).last()).toBeVisible();
});

test('the contract, its JSON form and the Postman collection are served', async ({request}) => {
  for (const [file, start] of [
    ['openapi.yaml', 'openapi: 3.1'],
    ['openai-compatible.yaml', 'openapi: 3.1'],
    ['openapi.json', '{\n  "openapi": "3.1'],
  ] as const) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect((await response.text()).startsWith(start), file).toBe(true);
  }
});

/** Measures the scripts that a page loads: the compressed size of each, by path. */
async function scriptsOf(page: Page, route: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.removeAllListeners('response');
  await blockPrefetching(page);
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    pending.push(
      response.body().then((body) => {
        sizes.set(response.url(), brotliCompressSync(body).length);
      }),
    );
  });
  await openPage(page, route);
  await Promise.all(pending);
  return sizes;
}

test('an operation page loads at most SCRIPT_BUDGET bytes more JavaScript than a guide page', async ({
  browser,
}) => {
  const total = async (route: string): Promise<number> => {
    const context = await browser.newContext();
    const sizes = await scriptsOf(await context.newPage(), route);
    await context.close();
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
  const guide = await total('/docs/tutorial-basics/create-an-app');
  const operation = await total(PAGE);
  console.log(`scripts, brotli: guide ${guide}, operation ${operation}, more ${operation - guide}`);
  expect(guide).toBeGreaterThan(50_000);
  expect(operation - guide).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

/** The pages of operations. */
const OPERATION_ROUTES = ROUTES.filter((route) => route.startsWith('/api/apis/'));

/** The maximum height of the bars above a program, in px; they were 119. */
const MAX_BARS = 110;

for (const width of [1200, 1280]) {
  test(`the frames at ${width} px name each response on one line, and their code starts within MAX_BARS px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    let names = 0;
    for (const route of OPERATION_ROUTES) {
      await openPage(page, route);
      const found = await page.evaluate(() => {
        const code = [...document.querySelectorAll('pre')].find((it) => it.offsetHeight > 0);
        const top = code?.closest('[class*="frame_"]')?.getBoundingClientRect().top ?? NaN;
        const rows = [...document.querySelectorAll<HTMLElement>('[class*="choice_"] > summary')];
        return {
          bars: (code?.getBoundingClientRect().top ?? NaN) - top,
          broken: rows.filter((it) => it.offsetHeight > 36).map((it) => it.textContent),
          names: rows.length,
        };
      });
      expect(found.broken, route).toEqual([]);
      expect(found.bars, route).toBeLessThanOrEqual(MAX_BARS);
      names += found.names;
    }
    expect(names).toBeGreaterThan(10);
  });
}
