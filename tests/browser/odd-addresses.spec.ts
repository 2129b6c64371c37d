import {expect, test, type Page} from '@playwright/test';
import {PUBLISHED_URL} from './routes';
import {waitUntilHydrated, watchPage} from './watchPage';

const PAGE = '/docs/gpu-tiers';

/** Opens an address. Returns the status and the faults, leaving out those that report a 404 of the page itself. */
async function open(
  page: Page,
  address: string,
): Promise<{readonly status: number; readonly faults: readonly string[]}> {
  const {faults} = watchPage(page);
  const response = await page.goto(address);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  const own = /^status 404: |^console error: Failed to load resource: .*404/;
  const isMissing = response?.status() === 404;
  return {
    status: response?.status() ?? 0,
    faults: isMissing ? faults.filter((fault) => !own.test(fault)) : faults,
  };
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('GPU tiers');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', PUBLISHED_URL + PAGE);
  await expect(page).toHaveTitle('GPU tiers | RunGen.AI');
}

const OTHER_FORMS = [
  ['R43', [`${PAGE}/`, `${PAGE}.html`, `${PAGE}/index.html`, `${PAGE}/index`]],
  ['R44', ['/docs//gpu-tiers', '//docs/gpu-tiers', '/docs/gpu-tiers%2F']],
] as const;

for (const [number, addresses] of OTHER_FORMS) {
  test(`${number}: ${addresses.join(', ')} redirect to the canonical address of the page`, async ({
    page,
    request,
    baseURL,
  }) => {
    for (const address of addresses) {
      const answer = await request.get(`${baseURL}${address}`, {maxRedirects: 0});
      expect(answer.status(), address).toBe(301);
      expect(answer.headers().location, address).toBe(PAGE);
      const {faults} = await open(page, `${baseURL}${address}#options`);
      await expect(page).toHaveURL(`${PAGE}#options`);
      await expectPage(page);
      expect(faults, address).toEqual([]);
    }
  });
}

test('R43, R44: where a host serves a page at another form of its address, the page shows its canonical address', async ({
  page,
}) => {
  const addresses = [
    '/docs//gpu-tiers',
    '/docs/gpu-tiers%2F',
    '/Docs/GPU-tiers',
    '/docs/gpu-tiers.html',
    '/docs/gpu-tiers/',
    '/docs/gpu-tiers%20',
    '/docs/gpu-tiers;jsessionid=1',
  ];
  for (const address of addresses) {
    await page.route(`**${address}?q=1`, async (route) => {
      const {origin} = new URL(route.request().url());
      await route.fulfill({response: await route.fetch({url: origin + PAGE})});
    });
    const {status, faults} = await open(page, `${address}?q=1#options`);
    expect(status, address).toBe(200);
    await expect(page).toHaveURL(`${PAGE}?q=1#options`);
    await expectPage(page);
    expect(faults, address).toEqual([]);
  }
});

test('R42, R44: an unknown form of an address is reported as not found, and suggests the page', async ({
  page,
}) => {
  const addresses = [
    '/Docs/GPU-tiers',
    '/docs/gpu-tiers%20',
    '/docs/gpu-tiers;jsessionid=1',
    '/docs/gpu-tiers.htm',
  ];
  for (const address of addresses) {
    const {status, faults} = await open(page, address);
    expect(status, address).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    expect(faults, address).toEqual([]);
    await page.locator(`main a[href="${PAGE}"]`).first().click();
    await expectPage(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Page not found');
  }
});

test('R43, R44: other forms of an address that a host does not find are reported as not found', async ({
  page,
}) => {
  await page.route(/\/docs\/gpu-tiers(?:\.html|\/)$/, async (route) => {
    const {origin} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: `${origin}/nowhere`})});
  });
  for (const address of [`${PAGE}.html`, `${PAGE}/`]) {
    const {status, faults} = await open(page, address);
    expect(status).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    expect(faults).toEqual([]);
  }
});

test('R46: a query of 6 kB and a hash of 30 kB change nothing', async ({page}) => {
  const {status, faults} = await open(page, `${PAGE}?q=${'q'.repeat(6000)}#${'h'.repeat(30_000)}`);
  expect(status).toBe(200);
  await expectPage(page);
  expect(faults).toEqual([]);
});

test('R46: a path of 3 kB is reported as not found like any other, and does not overflow', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  const {status, faults} = await open(page, `/docs/${'p'.repeat(3000)}`);
  expect(status).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels to scroll sideways').toBe(0);
  expect(faults).toEqual([]);
});

test('R47: the server rejects a path with an invalid percent encoding', async ({request}) => {
  for (const address of ['/%', '/docs/%E0%A4%A', '/docs/gpu-tiers%zz']) {
    expect((await request.get(address)).status(), address).toBe(400);
  }
});

test('R47: an invalid percent encoding in the query or hash changes nothing, even without a reload', async ({
  page,
}) => {
  const {status, faults} = await open(page, `${PAGE}?q=%E0%A4%A#%E0%A4%A`);
  expect(status).toBe(200);
  await expectPage(page);
  await page.evaluate(() => location.assign('#%'));
  await expect(page).toHaveURL(/#%$/);
  await expectPage(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/#%E0%A4%A$/);
  await expectPage(page);
  expect(faults).toEqual([]);
});

test('R48: an unknown hash causes no error, on arrival and within the page', async ({page}) => {
  const {faults} = await open(page, `${PAGE}#nowhere`);
  await expectPage(page);
  await page.evaluate(() => location.assign('#also-nowhere'));
  await expect(page).toHaveURL(/#also-nowhere$/);
  await expectPage(page);
  expect(faults).toEqual([]);
});

test('R49: an unknown tab in the query leaves the tabs as they are', async ({page}) => {
  const route = '/docs/quickstart/quickstart-images';
  const selected = page.getByRole('tab', {selected: true});
  await open(page, route);
  const usual = await selected.allInnerTexts();
  expect(usual.length).toBeGreaterThan(0);
  for (const query of ['?tab=cobol', '?language=cobol', '?language=%3Cscript%3E']) {
    const {faults} = await open(page, route + query);
    expect(await selected.allInnerTexts(), query).toEqual(usual);
    expect(faults).toEqual([]);
  }
});
