import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';
import {ROUTES} from './routes';
import {refuseAhead} from './slowNetwork';
import {openPage} from './watchPage';

const PAGE = '/api/apis/app/create-app';
const published: unknown = JSON.parse(readFileSync('contract/published-ids.json', 'utf8'));

/** The most that an operation page may load over a guide page, in bytes after compression. */
const SCRIPT_BUDGET = 3 * 1024;

function idsByPage(): [route: string, ids: string[]][] {
  if (typeof published !== 'object' || published === null) return [];
  return Object.entries(published).map(([route, ids]: [string, unknown]) => [
    route,
    Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  ]);
}

async function listIds(page: Page): Promise<string[]> {
  return page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
}

test('every published id is on its page, once', async ({page}) => {
  let count = 0;
  for (const [route, ids] of idsByPage()) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    const present = await listIds(page);
    for (const id of ids) {
      expect(
        present.filter((other) => other === id),
        `${route}#${id}`,
      ).toHaveLength(1);
      count += 1;
    }
  }
  console.log(`${count} published ids on ${idsByPage().length} pages`);
  expect(count).toBeGreaterThan(200);
});

test('the contents list the sections in the order that every page has', async ({page}) => {
  // From 1200 px on the rail of code stands in the place of the contents.
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

test('a link to a field in closed disclosures opens them and scrolls there', async ({page}) => {
  await page.goto(`${PAGE}#body.workflow.tools.loras.weight`);
  const field = page.locator('[id="body.workflow.tools.loras.weight"]');
  await expect(field).toBeVisible();
  await expect(field).toBeInViewport();
});

test('a further link in the page opens disclosures too', async ({page}) => {
  await page.goto(PAGE);
  const field = page.locator('[id="response.data.configuration.gpu_tier.BASIC"]');
  await expect(field).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'response.data.configuration.gpu_tier.BASIC';
  });
  await expect(field).toBeInViewport();
});

test('a link from another page opens disclosures after client navigation', async ({page}) => {
  await page.goto('/api/intro');
  const id = 'body.workflow.tools.loras.weight';
  const link = page.getByRole('main').locator(`a[href^="${PAGE}"]`).first();
  await link.evaluate((element, hash) => {
    if (element instanceof HTMLAnchorElement) element.hash = hash;
  }, id);
  await openPage(page, `/api/intro`);
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, `${PAGE}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a link to something in a closed tab opens the tab', async ({page}) => {
  await openPage(page, PAGE);
  const tabs = page.getByRole('tablist', {name: 'Programming language'}).first();
  await expect(tabs.getByRole('tab', {name: 'cURL'})).toHaveAttribute('aria-selected', 'true');
  const id = await page.locator('[role=tabpanel][hidden]').first().getAttribute('id');
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, id ?? '');
  await expect(tabs.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('an unknown or broken hash does nothing', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${PAGE}#no-such-field`);
  await page.evaluate(() => {
    window.location.hash = '%E0%A4%A';
  });
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(errors).toEqual([]);
});

test('a link to a field is copied by keyboard, and the copy is announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const id = 'body.configuration.gpu_tier';
  const button = page.getByRole('button', {name: `Copy link to ${id}`, exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${PAGE}#${id}`, page.url()).href);
});

test('a copy that fails says so and leaves the link in the address bar', async ({page}) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await page.getByRole('button', {name: 'Copy link to response-2xx', exact: true}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'Not copied: take the link from the address bar'}),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#response-2xx');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every field can be read or opened, and no dead control shows', async ({page}) => {
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

test('from 1200 px on the code stands beside the words, follows them, and has room for 48 characters', async ({
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

test('a choice of the response opens by keyboard, in the place of the one before', async ({
  page,
}) => {
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

test('on a phone the fields come soon, and all JSON is closed until it is wanted', async ({
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

test('the address of an operation shows its path alone, and is copied whole', async ({
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

test('the sidebar, the menu of small screens, cards and tables name the method of an operation', async ({
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
    ['postman.json', '{\n  "info"'],
  ] as const) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect((await response.text()).startsWith(start), file).toBe(true);
  }
});

/** What a page's own scripts weigh beyond the scripts that another page has loaded as well. */
async function scriptsOf(page: Page, route: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.removeAllListeners('response');
  await refuseAhead(page);
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

test('an operation page loads little more JavaScript than a guide page', async ({browser}) => {
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

test('R49: a link opens the tab its query names, stays at its anchor, and ignores a value that is no tab', async ({
  page,
}) => {
  const chosen = () =>
    page
      .getByRole('tablist', {name: 'Programming language'})
      .first()
      .getByRole('tab', {selected: true});
  await page.goto('/docs/quickstart/quickstart-deployment?language=go#stop');
  await expect(chosen()).toHaveText('Go');
  await expect(page.getByRole('heading', {name: 'Stop it'})).toBeInViewport();
  await page.goto('/docs/quickstart/quickstart-deployment?language=cobol');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(chosen()).toHaveText('Go');
});

test('the link of a heading puts its address into the address bar', async ({page}) => {
  await page.goto('/docs/intro');
  const heading = page.getByRole('heading', {name: 'When billing starts and stops'});
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL('/docs/intro#billing');
});

test('a link into a page with a query stays at its anchor while the page settles, until the reader moves it', async ({
  page,
}) => {
  const target = page.getByRole('heading', {name: 'Stop it'});
  /** Makes something above grow, in a browser that does not hold its place by itself. */
  const grow = () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html {overflow-anchor: none} h1 {margin-block-end: 1500px !important}');
      document.adoptedStyleSheets.push(sheet);
    });
  await openPage(page, '/docs/quickstart/quickstart-deployment?language=go#stop');
  await expect(target).toBeInViewport();
  await grow();
  await expect(target).toBeInViewport();

  await page.goto('about:blank');
  await openPage(page, '/docs/quickstart/quickstart-deployment?language=go#stop');
  await expect(target).toBeInViewport();
  await page.mouse.wheel(0, -10);
  await grow();
  await page.waitForTimeout(500);
  await expect(target).not.toBeInViewport();
});

/** The pages of operations. */
const OPERATION_ROUTES = ROUTES.filter((route) => route.startsWith('/api/apis/'));

/** The highest that the bars over a program may be, in px: they were 119. */
const MOST_BARS = 110;

for (const width of [1200, 1280]) {
  test(`the frames at ${width} px name each answer in one row, and start with code`, async ({
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
      expect(found.bars, route).toBeLessThanOrEqual(MOST_BARS);
      names += found.names;
    }
    expect(names).toBeGreaterThan(10);
  });
}
