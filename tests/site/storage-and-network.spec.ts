import {chromium, expect, test, type Locator, type Page, type Route} from '@playwright/test';
import {sayRead} from './sayRead';
import {refuseAhead, tellOf} from './slowNetwork';
import {openPage, usePage, waitUntilAlive, watchPage} from './watchPage';

const SCRIPTS = '**/assets/js/**';
const TABLES = '**/assets/routes/**';

async function open(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await page.waitForLoadState('networkidle');
}

function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});
}

function title(page: Page, name: string): Locator {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

/** The note of a page whose scripts never came. */
function loadFailure(page: Page): Locator {
  return page.getByRole('status').filter({hasText: 'Parts of this page did not load.'});
}

/** Counts how often the window asks for a page from now on. */
function countPages(page: Page): {readonly count: number} {
  const counter = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      counter.count += 1;
    }
  });
  return counter;
}

/** Lists the scripts that a page runs besides its runtime and its main file. */
async function lateScripts(page: Page, route: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const note = (request: {url(): string; resourceType(): string}): void => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'script' && !/\/(?:runtime~)?main\./.test(pathname)) {
      found.add(pathname);
    }
  };
  await refuseAhead(page);
  page.on('request', note);
  await openPage(page, route);
  page.off('request', note);
  expect(found.size, `${route} loads scripts by itself`).toBeGreaterThan(0);
  return found;
}

test('R26: a browser that refuses storage runs the whole site and complains of nothing', async ({
  page,
}) => {
  const {faults} = watchPage(page);
  await page.addInitScript(() => {
    const refuse = {
      configurable: true,
      get: () => {
        throw new DOMException('storage is blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await open(page, '/docs/quickstart/quickstart-images');
  const mode = page.getByRole('button', {name: /switch between dark and light/i}).first();
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Close the announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', {name: 'Search'});
  await search.fill('cancel a job');
  // Before the results, the options are suggestions, and the first one may be this page.
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/cancel/i);
  await search.press('Enter');
  await expect(page).not.toHaveURL(/quickstart-images/);
  expect(faults).toEqual([]);
});

test.describe('a new deployment', () => {
  test.beforeEach(({page}) => refuseAhead(page));

  const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['is gone', (route) => route.fulfill({status: 404})],
    ['is answered by a page', (route) => route.fulfill({contentType: 'text/html', body: '<p>'})],
    ['is cut off', (route) => route.abort('connectionreset')],
  ];
  for (const [fault, cause] of FAULTS) {
    for (const [part, files] of [
      ['a chunk', SCRIPTS],
      ['the table of routes', TABLES],
    ] as const) {
      test(`R27: where ${part} ${fault}, the new page is loaded once, at the place of the link`, async ({
        page,
      }) => {
        if (files === TABLES) {
          await page.route(files, cause); // read in advance, as soon as the page is alive
        }
        await open(page, '/docs/intro');
        const pages = countPages(page);
        await page.route(files, (route) => (pages.count === 0 ? cause(route) : route.continue()));
        await page.getByRole('region', {name: 'Announcement'}).getByRole('link').click();
        await expect(title(page, 'Get an API key')).toBeVisible();
        await waitUntilAlive(page);
        await expect(page).toHaveURL(
          /\/docs\/quickstart\/get-api-key#practice-without-an-account$/,
        );
        await expect(page.locator('[id="practice-without-an-account"]')).toBeInViewport();
        expect(pages.count, 'full loads').toBe(1);
      });
    }
  }

  test('R27: where the chunk stays gone, the page is loaded once and says what is missing', async ({
    page,
  }) => {
    const late = await lateScripts(page, '/docs/gpu-tiers');
    await open(page, '/docs/intro');
    const pages = countPages(page);
    await page.route(SCRIPTS, (route) =>
      late.has(new URL(route.request().url()).pathname)
        ? route.fulfill({status: 404})
        : route.continue(),
    );
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await usePage(page);
    await expect(loadFailure(page)).toBeVisible();
    expect(pages.count, 'full loads').toBe(1);
  });
});

test.describe('a click without a network', () => {
  test.beforeEach(({page}) => refuseAhead(page));

  const note = (page: Page): Locator =>
    page.getByRole('status').filter({hasText: 'You are offline.'});

  async function clickOffline(page: Page): Promise<void> {
    await open(page, '/docs/intro');
    await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(note(page)).toBeVisible();
    await expect(title(page, 'Introduction'), 'what the reader reads stays').toBeVisible();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveTitle(/^Introduction/);
  }

  async function goOnline(page: Page): Promise<void> {
    await page.unroute(SCRIPTS);
    await page.context().setOffline(false);
  }

  test('R28: keeps the page, says so, and opens the other when the network is back', async ({
    page,
  }) => {
    const pages = countPages(page);
    await clickOffline(page);
    await goOnline(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(pages.count, 'full loads').toBe(1);
  });

  test('R28: waits also for the route of the other page, when that is not known yet', async ({
    page,
  }) => {
    await page.route(TABLES, (route) => route.abort('internetdisconnected'));
    const pages = countPages(page);
    await clickOffline(page);
    await page.unroute(TABLES);
    await goOnline(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect(pages.count, 'full loads').toBe(1);
  });

  test('R28: opens a page whose link was in sight', async ({page, browser}) => {
    const other = await browser.newPage(); // keeps nothing for the first
    const parts = await lateScripts(other, '/docs/gpu-tiers');
    await other.close();
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
    await page.unroute(SCRIPTS);
    await open(page, '/docs/intro');
    // What is fetched ahead may begin after the network was quiet for a moment.
    await expect.poll(() => [...parts].filter((part) => !fetched.has(part))).toEqual([]);
    await page.context().setOffline(true);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('R28: can be taken back, without losing the place', async ({page}) => {
    await clickOffline(page);
    await page.evaluate(() => scrollTo(0, 300));
    await note(page).getByRole('button', {name: 'Stay on this page'}).click();
    await expect(note(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/intro');
    await goOnline(page);
    await expect(title(page, 'Introduction')).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await page.waitForTimeout(500); // the core, the browser and the page scroll in turn, the last before it is seen
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(title(page, 'GPU tiers')).toBeVisible();
  });
});

test.describe('the first load', () => {
  test('R29: a chunk that fails twice is fetched a third time, and nobody notices', async ({
    page,
  }) => {
    const late = await lateScripts(page, '/docs/gpu-tiers');
    const [flaky = ''] = late;
    let attempts = 0;
    await page.route(`**${flaky}`, (route) => {
      attempts += 1;
      return attempts < 3 ? route.abort() : route.continue();
    });
    await page.reload();
    await waitUntilAlive(page);
    expect(attempts).toBe(3);
    await expect(loadFailure(page)).toHaveCount(0);
  });

  test('R29: a chunk that never comes leaves a page to read, a message, and links that work', async ({
    page,
  }) => {
    const late = await lateScripts(page, '/docs/gpu-tiers');
    await page.route(SCRIPTS, (route) =>
      late.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
    );
    await page.reload();
    await usePage(page);
    await expect(loadFailure(page)).toBeVisible();
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await sidebarLink(page, 'Introduction').click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await usePage(page);
    await expect(loadFailure(page)).toBeVisible();
    await page.unroute(SCRIPTS);
    await loadFailure(page).getByRole('link', {name: 'Load it again'}).click();
    await waitUntilAlive(page);
    await expect(loadFailure(page)).toHaveCount(0);
  });

  for (const part of ['main', 'runtime~main']) {
    test(`R30: without ${part}.js a page can be read and says what is missing, to readers`, async ({
      page,
    }) => {
      const pattern = new RegExp(`/assets/js/${part}\\.`);
      await page.route(pattern, (route) => route.abort());
      for (const route of ['/', '/docs/quickstart/quickstart-images#related']) {
        await page.goto(route);
        await usePage(page);
        await expect(loadFailure(page)).toHaveCount(1);
        const gap = await page
          .locator('.loadFailure')
          .evaluate((it) => window.innerHeight - it.getBoundingClientRect().bottom);
        expect(gap, 'between the note and the foot of the window').toBe(0);
        await expect(page.getByText(/docusaurus|baseUrl/i)).toHaveCount(0);
        await expect(page.locator('button:visible'), 'dead controls').toHaveCount(0);
      }
      const panels = await page.locator('[role="tabpanel"]').all();
      expect(panels.length).toBeGreaterThan(3);
      for (const panel of panels) {
        await expect(panel).toBeVisible();
        const name = await panel.evaluate((it) => getComputedStyle(it, '::before').content);
        expect(name, 'the name of the tab').toMatch(/^".+"$/);
      }
      await page.unroute(pattern);
      await loadFailure(page).getByRole('link', {name: 'Load it again'}).click();
      await waitUntilAlive(page);
      await expect(loadFailure(page)).toHaveCount(0);
      await expect(page).toHaveURL(/#related$/);
    });
  }

  test('R31: without its style sheet a page has drawings of their own size, and works', async ({
    page,
  }) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    let drawings = 0;
    for (const route of [
      '/',
      '/docs/intro',
      '/api/apis/app/create-app',
      '/markdown-page',
      '/nowhere',
    ]) {
      await openPage(page, route);
      const svgs = await page.locator('svg, img').evaluateAll((all) =>
        all.map((it) => {
          const {width, height} = it.getBoundingClientRect();
          const hasSize = it.hasAttribute('width') && it.hasAttribute('height');
          const isHidden = it.getAttribute('display') === 'none';
          return {html: it.outerHTML.slice(0, 120), width, height, hasSize, isHidden};
        }),
      );
      const shown = svgs.filter(({isHidden}) => !isHidden);
      expect(
        shown.filter(({hasSize}) => !hasSize),
        `${route}: drawings without width and height`,
      ).toEqual([]);
      drawings += shown.length;
    }
    expect(drawings).toBeGreaterThan(10);
    sayRead(drawings, 'drawings');
    await page.locator('main a[href="/docs/intro"]').first().click();
    await expect(title(page, 'Introduction')).toBeVisible();
  });

  test('R32: below a base address that the build does not know, a page can be read and says what is missing', async ({
    page,
  }) => {
    await page.route('**/below/**', async (route) => {
      const {origin, pathname} = new URL(route.request().url());
      const response = await route.fetch({url: origin + pathname.replace('/below', '')});
      await route.fulfill({response});
    });
    await page.route(/^[^/]+:\/\/[^/]+\/assets\//, (route) => route.fulfill({status: 404}));
    for (const route of ['/below/', '/below/docs/gpu-tiers']) {
      await page.goto(route);
      await expect(page.locator('main h1')).toBeVisible();
      await usePage(page);
      await expect(loadFailure(page)).toHaveCount(1);
      await expect(page.getByText(/docusaurus|baseUrl/i)).toHaveCount(0);
    }
  });
});

test.describe('a slow chunk', () => {
  test.beforeEach(({page}) => refuseAhead(page));

  async function slowDown(page: Page, milliseconds: number): Promise<void> {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  }

  test('R34: is felt within 200 ms, and title and address go together', async ({page}) => {
    await page.clock.install();
    await open(page, '/docs/intro');
    await slowDown(page, 2500);
    // The clock stands still, so that the load of the machine does not count.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page, 'GPU tiers').click();
    await page.clock.runFor(199);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await page.clock.resume();
    await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toHaveCount(1);
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await expect(page).toHaveTitle('Loading the page | RunGen.AI');
    await expect(title(page, 'GPU tiers')).toBeVisible();
    await expect(page).toHaveTitle('GPU tiers | RunGen.AI');
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  test('R35: of two clicks the second counts, and nothing of the first stays', async ({page}) => {
    await open(page, '/docs/gpu-tiers');
    await sidebarLink(page, 'Introduction').click();
    await expect(title(page, 'Introduction')).toBeVisible();
    await slowDown(page, 1000);
    const titles = await page.evaluate(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const words = document.querySelector('h1')?.textContent ?? 'no title';
        if (seen.at(-1) !== words) {
          seen.push(words);
        }
      }).observe(document.body, {childList: true, subtree: true});
      Object.assign(window, {seen});
      const click = (path: string): void =>
        document
          .querySelector<HTMLElement>(`.theme-doc-sidebar-container [href="${path}"]`)
          ?.click();
      click('/docs/quickstart/get-api-key'); // slow
      setTimeout(() => click('/docs/gpu-tiers'), 30); // here already
      return new Promise<string[]>((resolve) => setTimeout(() => resolve(seen), 2500));
    });
    expect(titles.filter((words) => words !== 'Introduction')).toEqual(['GPU tiers']);
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await expect(page).toHaveTitle('GPU tiers | RunGen.AI');
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await expect(page.locator('[id="nprogress"]'), 'the bar of the first click').toHaveCount(0);
  });
});

test.describe('going back', () => {
  test('R36: from another site shows the page as it was left, still alive', async ({
    baseURL,
    launchOptions,
  }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage(baseURL ? {baseURL} : {});
      await page.route('**/elsewhere', (route) =>
        route.fulfill({contentType: 'text/html', body: '<h1>Elsewhere</h1>'}),
      );
      await open(page, '/docs/gpu-tiers');
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
      });
      await page.goto('/elsewhere');
      await page.goBack({waitUntil: 'commit'});
      await page.waitForFunction(() => 'persisted' in window);
      expect(await page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
      await sidebarLink(page, 'Introduction').click();
      await expect(title(page, 'Introduction')).toBeVisible();
    } finally {
      await browser.close();
    }
  });

  test('R37: returns to the place the reader left', async ({page}) => {
    await open(page, '/markdown-page');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.locator('footer a[href="/docs/intro"]').first().dispatchEvent('click');
    await expect(title(page, 'Introduction')).toBeVisible();
    expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/markdown-page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test('R37: a reload while the next page loads shows that page', async ({page}) => {
    await open(page, '/docs/intro');
    await page.route(SCRIPTS, () => undefined);
    await sidebarLink(page, 'GPU tiers').click();
    await expect(page).toHaveURL('/docs/gpu-tiers');
    await page.unroute(SCRIPTS);
    await page.reload();
    await waitUntilAlive(page);
    await expect(title(page, 'GPU tiers')).toBeVisible();
  });
});

test.describe('what a page fetches in advance', () => {
  /** The files a page asks for in advance while it is read to its end. */
  async function prefetched(page: Page, route: string): Promise<string[]> {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'script' && request.url().includes('/assets/js/')) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(route);
    await page.mouse.move(9, 9); // with save-data, scripts wait for a sign of use
    await waitUntilAlive(page);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let place = 0; place < height; place += 400) {
      await page.evaluate((top) => scrollTo(0, top), place);
    }
    await page.waitForLoadState('networkidle');
    return asked;
  }

  test('R40: is asked for once for each file, those of the page itself among them', async ({
    page,
  }) => {
    const files = await prefetched(page, '/docs/intro');
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    sayRead(files.length, 'files');
  });

  for (const [name, connection] of [
    ['where the reader saves data', {saveData: true, effectiveType: '4g'}],
    ['on a slow line', {saveData: false, effectiveType: '2g'}],
    ['on a very slow line', {saveData: false, effectiveType: 'slow-2g'}],
  ] as const) {
    test(`R40: is nothing ${name}`, async ({page}) => {
      await tellOf(page, connection);
      expect(await prefetched(page, '/docs/intro')).toEqual([]);
    });
  }
});

test('R41: no service worker keeps pages that would grow stale', async ({page}) => {
  await open(page, '/docs/intro');
  const count = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(count).toBe(0);
});
