import {expect, type Page, test} from '@playwright/test';
import {places} from './layoutFaults';
import {tellOf} from './slowNetwork';
import {isHydrated, waitUntilHydrated} from './watchPage';

const GUIDE = '/docs/tutorial-basics/run-a-job';
const OPERATION = '/api/apis/app/create-app';

/** Makes each page a first visit: later visits start with the font that an earlier page has loaded. */
async function forgetFont(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.clear());
}

test('no script and no font is requested before the first paint', async ({page}) => {
  await forgetFont(page);
  for (const route of [GUIDE, OPERATION, '/']) {
    await page.goto(route);
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    ); // readers interact only after the first paint
    await waitUntilHydrated(page);
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
      // The requests stay pending: if they failed, the page would show its message for scripts that do not load.
      await page.route('**/assets/js/**', () => undefined);
      await page.route('**/assets/css/site.*', () => undefined);
      await page.goto(route);
      const before = await places(page);
      await page.unroute('**/assets/js/**');
      await page.unroute('**/assets/css/site.*');
      await page.reload();
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(before.length, route).toBeGreaterThan(20);
      expect(await places(page), route).toEqual(before);
    }
  });
}

/** Returns the scripts that a page defers, in their order. */
function heldScripts(page: Page): Promise<string[]> {
  return page
    .locator('script[type="text/plain"]')
    .evaluateAll((all) => all.flatMap((script) => script.getAttribute('src') ?? []));
}

/** Waits until a page hydrates without any interaction. */
async function expectHydrated(page: Page, timeout: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout});
}

for (const route of [GUIDE, OPERATION, '/']) {
  test(`the scripts of ${route} are fetched when the browser is idle, and run together at the first interaction`, async ({
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
    expect(await isHydrated(page)).toBe(false);
    await waitUntilHydrated(page);
    const run = requests.filter((request) => request.startsWith('script '));
    expect(run).toEqual(held.map((address) => `script ${address}`));
  });
}

test('hydration leaves lines of code and closed tabs alone, and a tab that opens is complete', async ({
  page,
}) => {
  await page.goto(GUIDE);
  // Hydration corrects text that differs from what it renders. Where the added text stays, it did not run.
  const codes = page.locator('[role=tabpanel] pre code');
  const count = await codes.evaluateAll((all) => {
    all.forEach((code) => code.append('left alone'));
    return all.length;
  });
  expect(count).toBeGreaterThan(3);
  await waitUntilHydrated(page);
  const kept = codes.filter({hasText: 'left alone'});
  await expect(kept).toHaveCount(count);
  await page.getByRole('tab', {name: 'Go'}).first().click();
  const opened = page.getByRole('tabpanel', {name: 'Go'}).first().locator('pre code').first();
  await expect(opened).toContainText('package main');
  await expect(opened).not.toContainText('left alone');
});

test('the main script contains no locale-aware comparison', async ({page}) => {
  await page.goto(GUIDE);
  const main = (await heldScripts(page)).at(-1) ?? '';
  expect(main).toMatch(/\/main\./);
  const code = await (await page.request.get(main)).text();
  expect(code.length).toBeGreaterThan(100_000);
  expect(code).not.toMatch(/localeCompare|Intl\.Collator/);
});

test('a page hydrates after a pause without any interaction', async ({page}) => {
  await page.goto(GUIDE);
  await expectHydrated(page, 20_000);
});

test('an address with a query or a hash, and an unknown page, start their scripts immediately', async ({
  page,
}) => {
  for (const route of [`${GUIDE}?language=go`, `${OPERATION}#errors`, '/nowhere']) {
    await page.goto(route);
    await expectHydrated(page, 6000);
  }
});

test('a page shows the previously chosen language without any interaction', async ({page}) => {
  const go = page.getByRole('tab', {name: 'Go'}).first();
  await page.goto(GUIDE);
  await go.click();
  await expect(go).toHaveAttribute('aria-selected', 'true');
  await page.goto('/docs/tutorial-basics/create-an-app');
  await expectHydrated(page, 6000);
  await expect(go).toHaveAttribute('aria-selected', 'true');
});

test('with data saver no script is fetched before the first interaction', async ({page}) => {
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
  await waitUntilHydrated(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test('on a page reached by a link, closed tabs are rendered after the visible content', async ({
  page,
}) => {
  await page.goto('/docs/tutorial-basics/run-a-job');
  await waitUntilHydrated(page);
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
