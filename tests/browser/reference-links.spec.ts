import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from './watchPage';

const PAGE = '/api/apis/app/create-app';
const published: unknown = JSON.parse(readFileSync('contract/published-ids.json', 'utf8'));

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

test('every published id is on its page exactly once', async ({page}) => {
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

test('a link to a field in closed disclosures opens them and scrolls there', async ({page}) => {
  await page.goto(`${PAGE}#body.workflow.tools.loras.weight`);
  const field = page.locator('[id="body.workflow.tools.loras.weight"]');
  await expect(field).toBeVisible();
  await expect(field).toBeInViewport();
});

test('another link in the page opens disclosures too', async ({page}) => {
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

test('an unknown or invalid hash does nothing', async ({page}) => {
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

test('a failed copy is reported, and the link is in the address bar', async ({page}) => {
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

test('R49: a link opens the tab that its query names, stays at its anchor, and ignores an unknown tab', async ({
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

test('the link of a heading changes the address bar to its address', async ({page}) => {
  await page.goto('/docs/intro');
  const heading = page.getByRole('heading', {name: 'When billing starts and stops'});
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL('/docs/intro#billing');
});

test('a link with a query and an anchor stays at its anchor while the layout shifts, until the reader scrolls', async ({
  page,
}) => {
  const target = page.getByRole('heading', {name: 'Stop it'});
  /** Makes content above the anchor grow, with the scroll anchoring of the browser turned off. */
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
