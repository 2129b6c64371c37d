import {expect, type Page, test} from '@playwright/test';
import {holdBack, tellOf} from './slowNetwork';
import {isAlive, waitUntilAlive} from './watchPage';

const GUIDE = '/docs/tutorial-basics/run-a-job';
const OPERATION = '/api/apis/app/create-app';
const SLOW_MS = 1500;

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Makes the main script come late, so that a reader is faster. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/assets/js/main.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
}

/** Where things stand on the page. What is hidden stands nowhere. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('header, nav, main, aside, h1, h2, p, li, pre, table, td, summary, footer')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round).join(' ');
        const isShown = width > 0 && element.checkVisibility() && !element.matches('.loadFailure');
        return isShown ? [`${element.tagName} ${element.textContent.slice(0, 20)} ${box}`] : [];
      }),
    );
}

/** Makes each page the first of its reader: a later one begins in the font that came with an earlier one. */
async function forgetFont(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.clear());
}

test('no script is asked for before the page is on screen, and no font stands in the way', async ({
  page,
}) => {
  await forgetFont(page);
  for (const route of [GUIDE, OPERATION, '/']) {
    await page.goto(route);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    ); // nobody uses what is not on screen yet
    await waitUntilAlive(page);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({startTime}) => startTime < (paint?.startTime ?? 0))
        .map(({name}) => new URL(name).pathname)
        .filter((name) => !name.endsWith('.svg'));
    });
    expect(early, route).toEqual([expect.stringMatching(/^\/assets\/css\/page\.\w+\.css$/)]);
  }
});

for (const [name, viewport] of [
  ['a phone', {width: 390, height: 844}],
  ['a desktop', {width: 1280, height: 900}],
] as const) {
  test(`nothing moves on ${name} when scripts and the whole style sheet arrive`, async ({page}) => {
    await page.setViewportSize(viewport);
    await forgetFont(page);
    for (const route of [GUIDE, OPERATION, '/', '/markdown-page']) {
      // Never answered: a refusal would bring out what a page shows when its scripts fail.
      await page.route('**/assets/js/**', () => undefined);
      await page.route('**/assets/css/site.*', () => undefined);
      await page.goto(route);
      const before = await places(page);
      await page.unroute('**/assets/js/**');
      await page.unroute('**/assets/css/site.*');
      await page.reload();
      await waitUntilAlive(page);
      await page.waitForLoadState('networkidle');
      expect(before.length, route).toBeGreaterThan(20);
      expect(await places(page), route).toEqual(before);
    }
  });
}

test('a button pressed before the page is alive does its work once it is', async ({page}) => {
  await slowDown(page);
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  const toggle = page.getByRole('button', {name: /switch between dark and light/i}).first();
  const box = await toggle.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  expect(await isAlive(page)).toBe(false);
  expect(await theme(page)).toBe('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a tab pressed before the page is alive opens as React begins, before it has hydrated the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('click', ({isTrusted}) => {
      const {dataset} = document.documentElement;
      if (!isTrusted) dataset.repeatedPress = String(dataset.hasHydrated);
    });
  });
  await slowDown(page);
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = (await tab.textContent()) ?? '';
  await tab.click();
  expect(await isAlive(page)).toBe(false);
  await expect(page.getByRole('tab', {name, selected: true}).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-repeated-press', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

/** Writes down how many frames after a press a dialog is open. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (frames: number): void => {
      const {dataset} = document.documentElement;
      if (document.querySelector('dialog[open]')) dataset.framesToDialog = String(frames);
      else if (frames < 100) requestAnimationFrame(() => look(frames + 1));
    };
    const start = (): unknown => requestAnimationFrame(() => look(1));
    window.addEventListener('click', start);
    window.addEventListener('keydown', ({key}) => key === 'k' && start()); // not Control before it
  });
}

for (const press of ['a click', 'a key'] as const) {
  test(`search opens in the first frame after ${press} before the page is alive, and keeps what is typed`, async ({
    page,
  }) => {
    await countFrames(page);
    const release = await holdBack(page, '**/assets/js/**');
    await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
    const button = page.getByRole('button', {name: 'Search'}).first();
    await button.focus();
    if (press === 'a click') await button.click();
    else await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('data-frames-to-dialog', '1');
    await expect(page.getByRole('textbox', {name: 'Search'})).toBeFocused();
    await page.keyboard.type('retry');
    expect(await isAlive(page)).toBe(false);
    release();
    const input = page.getByRole('combobox', {name: 'Search'});
    await expect(input).toBeFocused({timeout: 20_000});
    await expect(input).toHaveValue('retry');
    await page.keyboard.type(' safely');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

test('Enter in search before the page is alive goes to the first result', async ({page}) => {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Search'}).first().click();
  await page.getByRole('textbox', {name: 'Search'}).fill('cancel a job');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/cancel/, {timeout: 20_000});
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('search that is closed before the page is alive stays closed', async ({page}) => {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Search'}).first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  release();
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a link followed before the page is alive leads on', async ({page}) => {
  await slowDown(page);
  await page.goto(GUIDE, {waitUntil: 'domcontentloaded'});
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL(new RegExp(GUIDE));
});

/** The scripts that a page holds back, in their order. */
function heldScripts(page: Page): Promise<string[]> {
  return page
    .locator('script[type="text/plain"]')
    .evaluateAll((all) => all.flatMap((script) => script.getAttribute('src') ?? []));
}

/** Waits for a page to come alive that nobody touches. */
async function expectAlive(page: Page, timeout: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout});
}

for (const route of [GUIDE, OPERATION, '/']) {
  test(`the scripts of ${route} are fetched when the browser is idle, and run together at the first sign of use`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/js/')) {
        requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
      }
    });
    await page.goto(route);
    const held = await heldScripts(page);
    expect(held.length).toBeGreaterThan(2);
    await expect.poll(() => requests).toEqual(held.map((address) => `fetch ${address}`));
    await page.waitForLoadState('networkidle');
    expect(await isAlive(page)).toBe(false);
    await waitUntilAlive(page);
    const run = requests.filter((request) => request.startsWith('script '));
    expect(run).toEqual(held.map((address) => `script ${address}`));
  });
}

test('the whole style sheet waits for paper until the page is used, and then for nothing', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const whole = page.locator('link[href^="/assets/css/site."]');
  await expect(whole).toHaveAttribute('media', 'print');
  await waitUntilAlive(page);
  await expect(whole).toHaveAttribute('media', 'all');
  await expect(whole).toHaveCount(1);
});

test('what comes alive leaves lines of code and closed tabs alone, and a tab that opens is whole', async ({
  page,
}) => {
  await page.goto(GUIDE);
  // Hydration puts words right that differ from its own: where these stay, nothing has looked.
  const codes = page.locator('[role=tabpanel] pre code');
  const count = await codes.evaluateAll((all) => {
    all.forEach((code) => code.append('left alone'));
    return all.length;
  });
  expect(count).toBeGreaterThan(3);
  await waitUntilAlive(page);
  const kept = codes.filter({hasText: 'left alone'});
  await expect(kept).toHaveCount(count);
  await page.getByRole('tab', {name: 'Go'}).first().click();
  const opened = page.getByRole('tabpanel', {name: 'Go'}).first().locator('pre code').first();
  await expect(opened).toContainText('package main');
  await expect(opened).not.toContainText('left alone');
});

test('no comparison in the main script asks for the order of a language', async ({page}) => {
  await page.goto(GUIDE);
  const main = (await heldScripts(page)).at(-1) ?? '';
  expect(main).toMatch(/\/main\./);
  const code = await (await page.request.get(main)).text();
  expect(code.length).toBeGreaterThan(100_000);
  expect(code).not.toMatch(/localeCompare|Intl\.Collator/);
});

test('a page that nobody touches comes alive after a pause', async ({page}) => {
  await page.goto(GUIDE);
  await expectAlive(page, 20_000);
});

test('an address that leads into a page, and a page that is not there, start their scripts at once', async ({
  page,
}) => {
  for (const route of [`${GUIDE}?language=go`, `${OPERATION}#errors`, '/nowhere']) {
    await page.goto(route);
    await expectAlive(page, 6000);
  }
});

test('a page shows the language that was chosen before, without being touched', async ({page}) => {
  const go = page.getByRole('tab', {name: 'Go'}).first();
  await page.goto(GUIDE);
  await go.click();
  await expect(go).toHaveAttribute('aria-selected', 'true');
  await page.goto('/docs/tutorial-basics/create-an-app');
  await expectAlive(page, 6000);
  await expect(go).toHaveAttribute('aria-selected', 'true');
});

/** Keeps the whole style sheet back. */
async function holdSheet(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/css/site.*');
  return async () => {
    letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-styles-are-late');
  };
}

test.describe('on a slow line, where the whole style sheet comes after the scripts', () => {
  test.beforeEach(({page}) => tellOf(page, {saveData: false, effectiveType: '2g'}));

  test('the page comes alive before the sheet is asked for', async ({page}) => {
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).pathname));
    await page.goto(GUIDE);
    await waitUntilAlive(page);
    await expect.poll(() => order.findIndex((it) => it.includes('/css/site.'))).toBeGreaterThan(0);
    const scripts = order.filter((it) => it.includes('/assets/js/'));
    const sheet = order.findIndex((it) => it.includes('/css/site.'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(order.indexOf(scripts.at(-1) ?? '')).toBeLessThan(sheet);
  });

  for (const [name, viewport] of [
    ['a phone', {width: 390, height: 844}],
    ['a desktop', {width: 1280, height: 900}],
  ] as const) {
    test(`nothing moves on ${name} when scripts arrive, nor when the sheet does`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const route of [GUIDE, OPERATION, '/', '/markdown-page']) {
        const release = await holdSheet(page);
        await page.goto(route);
        const before = await places(page);
        await waitUntilAlive(page);
        expect(before.length, route).toBeGreaterThan(20);
        expect(await places(page), `${route} without the sheet`).toEqual(before);
        await release();
        expect(await places(page), `${route} with the sheet`).toEqual(before);
        await page.unroute('**/assets/css/site.*');
      }
    });
  }

  test('what needs the sheet waits for it, and what does not works before', async ({page}) => {
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilAlive(page);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
    await page
      .getByRole('button', {name: /search/i})
      .first()
      .click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    await release();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await expect(page.getByRole('button', {name: 'Copy code'}).first()).toBeAttached();
  });

  test('the menu of small screens waits for the sheet', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilAlive(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('dialog', {name: 'Site menu'})).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog', {name: 'Site menu'})).toBeVisible();
  });

  test('a key for search waits for the sheet, and opens it once', async ({page}) => {
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilAlive(page);
    await page.keyboard.press('/');
    await page.waitForTimeout(500);
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    await release();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    await page
      .getByRole('button', {name: /search/i})
      .first()
      .click();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  });

  test('the next page waits for the sheet', async ({page}) => {
    const release = await holdSheet(page);
    await page.goto(GUIDE);
    await waitUntilAlive(page);
    await page
      .locator('main a[href="/docs/gpu-tiers"], nav a[href="/docs/gpu-tiers"]')
      .first()
      .click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Run a job');
    await release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('GPU tiers');
  });

  test('a sheet that does not come holds nothing up', async ({page}) => {
    await page.route('**/assets/css/site.*', (route) => route.abort());
    await page.goto(GUIDE);
    await waitUntilAlive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-styles-are-late');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  });
});

test('with data saver nothing is fetched before a sign of use', async ({page}) => {
  await tellOf(page, {saveData: true, effectiveType: '4g'});
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      scripts.push(request.url());
    }
  });
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await waitUntilAlive(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the whole style sheet is there too, for paper and everything else', async ({page}) => {
    await page.goto(GUIDE);
    const sheets = page.locator('link[rel="stylesheet"]');
    await expect(sheets).toHaveCount(2);
    await expect(sheets.last()).toHaveAttribute('href', /^\/assets\/css\/site\./);
  });
});

test('on a page reached by a link, what closed tabs hold is drawn after what is in sight', async ({
  page,
}) => {
  await page.goto('/docs/tutorial-basics/run-a-job');
  await waitUntilAlive(page);
  const link = page.getByRole('link', {name: 'Retrieve a job'}).last();
  const filledAtFirst = await link.evaluate(async (element: HTMLElement) => {
    const closed = (): Element[] => [...document.querySelectorAll('[role=tabpanel][hidden]')];
    const before = document.querySelector('h1');
    element.click();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (document.querySelector('h1')?.textContent === before?.textContent) {
          requestAnimationFrame(look);
        } else {
          resolve();
        }
      };
      look();
    });
    return closed().filter((panel) => panel.hasChildNodes()).length / closed().length;
  });
  expect(filledAtFirst).toBeLessThan(0.5);
  const empty = page.locator('[role=tabpanel]:empty');
  await expect(empty).toHaveCount(0);
  const tab = page.getByRole('tab', {name: 'Go'}).first();
  await tab.click();
  await expect(page.getByRole('tabpanel', {name: 'Go'}).first()).toContainText('package main');
});
