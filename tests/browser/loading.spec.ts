import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import {
  blockPrefetching,
  DESKTOP,
  holdRequests,
  hydrate,
  isHydrated,
  modeSwitch,
  openPage,
  SCRIPTS,
  sidebarLink,
  startScripts,
  title,
} from './openPage';

const GUIDE = '/docs/tutorial-basics/run-a-job';

test.use({viewport: DESKTOP});

/** Counts the full loads of a page from now on. */
function countLoads(page: Page): {readonly count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test.describe('before hydration', () => {
  test('a button, a tab and a link that are pressed take effect when the scripts run', async ({
    page,
  }) => {
    const html = page.locator('html');
    const press = async (target: Locator): Promise<void> => {
      const release = await holdRequests(page, '**/assets/js/main.*');
      await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
      expect(await isHydrated(page)).toBe(false);
      const box = await target.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8); // what is drawn as disabled too
      release();
    };
    await press(modeSwitch(page));
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await press(page.getByRole('tab', {name: 'Python'}).first());
    await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
    await press(page.locator('main a[href^="/docs/"]').first());
    await expect(page).not.toHaveURL(GUIDE);
  });

  test('search opens by a press and by a key, and keeps what is typed', async ({page}) => {
    for (const key of [undefined, 'Control+k']) {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
      const button = page.getByRole('button', {name: 'Search'}).first();
      await button.focus();
      if (key) await page.keyboard.press(key);
      else await button.click();
      release();
      const input = page.getByRole('combobox', {name: 'Search'});
      await expect(input).toBeFocused();
      await page.keyboard.type('retry');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.locator('dialog')).toHaveCount(1);
    }
  });

  test('a chosen language and a link that chooses one are shown without any sign of use', async ({
    page,
  }) => {
    const chosen = page.getByRole('tablist').first().getByRole('tab', {selected: true});
    await page.goto(`${GUIDE}?language=python`);
    await expect(chosen).toHaveText('Python');
    await page.goto('/docs/tutorial-basics/create-an-app');
    await expect(chosen).toHaveText('Python');
  });
});

test.describe('files that do not come', () => {
  test('R29, R30: without the main script a page can be read, says what is missing, and works after a reload', async ({
    page,
  }) => {
    const failure = page.getByText('Parts of this page did not load');
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto('/docs/quickstart/quickstart-images#related');
    await startScripts(page);
    await expect(failure.first()).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(/docusaurus|baseUrl/i)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('link', {name: 'Reload the page'}).click();
    await hydrate(page);
    await expect(failure).toHaveCount(0);
    await expect(page).toHaveURL(/#related$/);
  });

  test('R31: without its style sheets a page works', async ({page}) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    await openPage(page, '/');
    await page.locator('main a[href="/docs/quickstart/get-api-key"]').first().click();
    await expect(title(page, 'Get an API key')).toBeVisible();
  });

  const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['is gone', (route) => route.fulfill({status: 404})],
    ['is answered by a page', (route) => route.fulfill({contentType: 'text/html', body: '<p>'})],
  ];
  for (const [fault, cause] of FAULTS) {
    test(`R27: where a file of the next page ${fault}, as after a deployment, that page is loaded in full once, at the address of the link`, async ({
      page,
    }) => {
      await blockPrefetching(page);
      await openPage(page, '/docs/intro');
      const loads = countLoads(page);
      await page.route(SCRIPTS, (route) => (loads.count === 0 ? cause(route) : route.continue()));
      const link = page.locator('main a[href^="/docs/quickstart/"][href*="#"]').first();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page.locator('h1')).not.toHaveText('Introduction');
      await hydrate(page);
      await expect(page).toHaveURL(address);
      expect(loads.count, 'full loads').toBe(1);
    });
  }
});

test.describe('a click without a network', () => {
  const note = (page: Page): Locator =>
    page.getByRole('status').filter({hasText: 'You are offline.'});

  test.beforeEach(async ({page}) => {
    await blockPrefetching(page);
    await openPage(page, '/docs/intro');
    await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(note(page)).toBeVisible();
    await expect(title(page, 'Introduction'), 'what the reader reads stays').toBeVisible();
  });

  async function goOnline(page: Page): Promise<void> {
    await page.unroute(SCRIPTS);
    await page.context().setOffline(false);
  }

  test('R28: keeps the page, says so, and opens the next page when the network is back', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await goOnline(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(loads.count, 'full loads').toBe(0);
  });

  test('R28: can be taken back', async ({page}) => {
    await note(page).getByRole('button', {name: 'Stay on this page'}).click();
    await expect(note(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/intro');
    await goOnline(page);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
  });
});

test.describe('going on and back', () => {
  test('R34, R35: the page stays while the next one loads; of two clicks the second takes effect', async ({
    page,
  }) => {
    await blockPrefetching(page);
    await openPage(page, '/docs/gpu-tiers');
    await sidebarLink(page, 'Introduction').click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await page.evaluate(() => {
      const seen: string[] = Object.assign(window, {seen: []}).seen;
      new MutationObserver(() => {
        const words = document.querySelector('h1')?.textContent ?? 'no title';
        if (seen.at(-1) !== words) seen.push(words);
      }).observe(document.body, {childList: true, subtree: true});
    });
    const release = await holdRequests(page, SCRIPTS);
    await sidebarLink(page, 'Get an API key').click(); // its files have not come yet
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    const late = page.waitForEvent('requestfinished');
    release();
    await late;
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await expect(page).toHaveTitle(/^GPU tiers/);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    expect(seen.filter((words) => words !== 'Introduction')).toEqual(['GPU tiers']);
  });

  test('R37: returns to the place that the reader left, and a reload shows the page of the address', async ({
    page,
  }) => {
    await openPage(page, '/markdown-page');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('footer a[href="/docs/intro"]').first().dispatchEvent('click');
    await expect(title(page, 'Introduction')).toBeVisible();
    expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await expect(page).toHaveURL('/markdown-page');
    await page.reload();
    await hydrate(page);
    await expect(page.locator('h1')).not.toHaveText('Introduction');
  });
});

test('R33: a page that crashes says so without the text of the error, and another try shows it', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await page.evaluate(() => {
    // Tables use ResizeObserver: without it, the part of the page that contains a table throws.
    const working = window.ResizeObserver;
    const repair = (): unknown => Object.assign(window, {ResizeObserver: working});
    Object.assign(window, {ResizeObserver: undefined, repair});
  });
  await sidebarLink(page, 'GPU tiers').click();
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('is not a constructor');
  await expect(page.locator('.navbar'), 'the way on').toBeVisible();
  await page.evaluate('repair()');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(title(page, 'GPU tiers')).toBeVisible();
});
