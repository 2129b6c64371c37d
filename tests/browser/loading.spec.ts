import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  DESKTOP,
  holdRequests,
  hydrate,
  modeSwitch,
  openPage,
  refuseLateCopies,
  saveData,
  SCRIPTS,
  startScripts,
  title,
} from './openPage';

const GUIDE = '/docs/tutorial-basics/run-a-job';
const FAILURE = 'Parts of this page did not load.';

test.use({viewport: DESKTOP});

/** Lists the scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) addresses.push(request.url());
  });
  return addresses;
}

const startedScripts = (page: Page): Locator => page.locator('script[src*="/assets/js/"]');

test.describe('scripts', () => {
  test('are fetched when the browser is idle, and run on the first interaction', async ({page}) => {
    const requested = watchScripts(page);
    // On a busy machine a pause could end too early.
    await page.clock.install({time: 0});
    await page.clock.pauseAt(3_600_000);
    await page.goto(GUIDE);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return requested.length;
      })
      .toBeGreaterThan(0);
    await expect(startedScripts(page)).toHaveCount(0);
    await page.clock.resume();
    await page.mouse.move(10, 10);
    await hydrate(page);
    expect(await startedScripts(page).count()).toBeGreaterThan(0);
  });

  test('are not fetched before the first use where the reader saves data', async ({page}) => {
    await saveData(page);
    const requested = watchScripts(page);
    await page.goto(GUIDE, {waitUntil: 'networkidle'}); // no event shows that nothing is fetched
    expect(requested).toEqual([]);
    await hydrate(page);
  });
});

test.describe('before hydration', () => {
  /** Holds the scripts, opens a page, and clicks something. Returns what releases the scripts. */
  const clickEarly = async (page: Page, target: Locator, route = GUIDE): Promise<() => void> => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    await target.click();
    return release;
  };
  const expectNotHydrated = (page: Page) =>
    expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  test('a switch of the color mode waits for React, and works once', async ({page}) => {
    const html = page.locator('html');
    const release = await clickEarly(page, modeSwitch(page));
    await expectNotHydrated(page);
    release();
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await hydrate(page);
    await modeSwitch(page).click();
    await expect(html).toHaveCSS('color-scheme', 'light');
  });

  test('a language is chosen for all code', async ({page}) => {
    const chosen = page.getByRole('radio', {name: 'Python', checked: true});
    const release = await clickEarly(page, page.getByRole('radio', {name: 'Python'}).first());
    await expect(page.locator('.code[data-code=python]').first()).toBeVisible();
    const count = await chosen.count();
    expect(count).toBeGreaterThan(0);
    await expectNotHydrated(page);
    release();
    await hydrate(page);
    await expect(chosen).toHaveCount(count);
    await expect(page.locator('.code[data-code=curl]').first()).toBeHidden();
  });

  test('Run shows at once that it is running, then runs', async ({page}) => {
    const frame = page.locator('.console:has(.console-footer)').first();
    const button = frame.getByRole('button', {name: 'Run', exact: true});
    const release = await clickEarly(page, button, '/api/apis/app/get-apps');
    const status = frame.locator('.console-status');
    await expect
      .poll(() => status.evaluate((node) => getComputedStyle(node, '::before').content))
      .toBe('"Running"');
    release();
    await expect(status).toHaveText('Answered 200');
  });

  test('code is copied during user activation', async ({page}) => {
    await refuseLateCopies(page);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const frame = page.locator('.console').first();
    const release = await clickEarly(page, frame.getByRole('button', {name: 'Copy'}));
    await expect(frame.locator('.console-copy-status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl/);
    await expectNotHydrated(page);
    release();
    await hydrate(page);
    expect(errors, 'the page is not rendered again').toEqual([]);
    await expect(
      frame.locator('.console-copy-status'),
      'a second copy is refused',
    ).not.toContainText('not copy');
  });

  for (const way of ['a click', 'a key'] as const) {
    test(`search opens by ${way}, and finds what is typed once hydrated`, async ({page}) => {
      const input = page.getByRole('combobox', {name: 'Search'});
      const button = page.getByRole('button', {name: 'Search'}).first();
      const release = await holdRequests(page, SCRIPTS);
      await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
      await button.focus();
      await page.keyboard.press(way === 'a key' ? 'Control+k' : 'Enter');
      await expect(input).toBeFocused();
      await page.keyboard.type('gpu tier');
      await expectNotHydrated(page);
      release();
      await expect(page.locator('a.search__result').first()).toBeVisible();
      await expect(input).toHaveValue('gpu tier');
      await expect(input).toBeFocused();
    });
  }
});

test.describe('files that do not load', () => {
  test('a page without its scripts is readable, and a reload repairs it', async ({page}) => {
    const failure = page.getByText(FAILURE);
    for (const missing of [/assets\/js\/main\./, /assets\/js\/(?!main|runtime)/]) {
      await page.route(missing, (route) => route.abort());
      await page.goto('/docs/quickstart/quickstart-images#see-also');
      await startScripts(page);
      await expect(failure.first()).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(/docusaurus|baseUrl/i)).toHaveCount(0);
      await page.locator('main a[href^="/docs/"]').first().click();
      await expect(page).not.toHaveURL(/quickstart-images/);
      await page.unrouteAll();
      await page.reload();
      await hydrate(page);
      await expect(failure.filter({visible: true})).toHaveCount(0);
    }
  });

  test('a page reports a script that throws before it begins', async ({page}) => {
    await page.route('**/assets/js/main.*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: `throw 1;${await response.text()}`});
    });
    await page.goto(GUIDE);
    await startScripts(page);
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(page.locator('.console').first()).toBeVisible();
  });
});

test('the message of a second copy stays longer than that of the first', async ({page}) => {
  await page.clock.install({time: 0});
  await openPage(page, GUIDE);
  await page.clock.pauseAt(3_600_000);
  await page.locator('.page-head .page-menu summary').click();
  // The console is outside of the menu, which closes.
  for (const box of ['.page-head .page-menu li', '.console']) {
    const copy = page.locator(box).first().getByRole('button', {name: /cop/i});
    const status = page.locator(box).first().getByRole('status').first();
    await copy.click();
    await expect(status).toHaveText('Copied');
    await page.clock.runFor(1500);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
    });
    await copy.click();
    await expect(status).toHaveText(/did not copy|Copying failed/);
    await page.clock.runFor(3000);
    await expect(status).toHaveText(/did not copy|Copying failed/);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  }
});

test('Back returns to the scroll position', async ({page}) => {
  await openPage(page, '/markdown-page');
  await page.evaluate(() => scrollTo(0, 1500));
  // Relative to the text, because a font that comes later would move it.
  const top = () =>
    page
      .locator('main h2')
      .last()
      .evaluate((node) => node.getBoundingClientRect().top);
  const position = await top();
  await page.locator('footer a[href="/docs/tutorial-basics/create-an-app"]').dispatchEvent('click');
  await expect(title(page, 'Create an app')).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBe(position);
});
