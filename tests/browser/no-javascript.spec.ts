import {expect, test, type Page} from '@playwright/test';
import {toString} from 'hast-util-to-string';
import {select, selectAll} from 'hast-util-select';
import {banner, DESKTOP, PHONE} from './chromeParts';
import {copyFile, parseBuilt, readBuilt} from './builtPages';
import {ROUTES} from './routes';
import {reportReadCount} from './reportReadCount';
import {waitUntilHydrated} from './watchPage';

/** A page that no link of the site points to, with or without scripts. */
const UNLINKED = '/markdown-page';

/** The elements of a page that contain text of their own. */
const TEXT_BLOCKS = 'p, li, td, th, h1, h2, h3, h4, dt, dd, pre, summary, figcaption';

type Block = {
  readonly text: string;
  /** Whether it is visible or can be opened without scripts. */
  readonly isReachable: boolean;
};

/** Returns every block of the main element. Button texts are left out: without scripts there are no buttons. */
async function readBlocks(page: Page): Promise<Block[]> {
  const blocks = await page
    .locator('main')
    .locator(TEXT_BLOCKS)
    .evaluateAll((elements) =>
      elements.map((element) => {
        const copy = element.ownerDocument.importNode(element, true);
        for (const control of copy.querySelectorAll('button, [role="status"], [aria-live]')) {
          control.remove();
        }
        const isInClosedPart = element.closest('details:not([open])') !== null;
        return {text: copy.textContent, isReachable: isInClosedPart || element.checkVisibility()};
      }),
    );
  return blocks
    .map(({text, isReachable}) => ({text: normalize(text), isReachable}))
    .filter(({text}) => text !== '');
}

/** Collapses whitespace and the invisible characters of heading links. */
function normalize(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

const STEPS = ['create-an-app', 'update-an-app', 'run-a-job', 'retrieve-a-job', 'delete-an-app'];

test('R22: the pages of the tutorial link all its parts and state their own position, in their Markdown copies too', () => {
  const addresses = STEPS.map((name) => `/docs/tutorial-basics/${name}`);
  for (const [index, route] of addresses.entries()) {
    const place = `Part ${String(index + 1)} of ${String(STEPS.length)}`;
    const trail = select('nav[aria-label="Parts of this tutorial"]', parseBuilt(route));
    const links = trail ? selectAll('a', trail) : [];
    expect(links.map(({properties}) => properties.href)).toEqual(addresses);
    expect(links.findIndex(({properties}) => properties.ariaCurrent === 'step')).toBe(index);
    expect(toString(parseBuilt(route))).toContain(place);
    expect(readBuilt(copyFile(route))).toContain(place);
  }
  reportReadCount(addresses.length, 'pages');
});

test('R22: every page has all its text without scripts, including each tab', async ({browser}) => {
  test.setTimeout(240_000);
  const withScripts = await browser.newPage();
  const without = await browser.newPage({javaScriptEnabled: false});
  let blocks = 0;
  for (const route of ROUTES) {
    await withScripts.goto(route);
    await waitUntilHydrated(withScripts);
    await without.goto(route);
    const expected = (await readBlocks(withScripts)).map(({text}) => text);
    const found = await readBlocks(without);
    const reachable = new Set(found.filter(({isReachable}) => isReachable).map(({text}) => text));
    expect(expected.length, `${route} has text`).toBeGreaterThan(0);
    expect(
      expected.filter((text) => !reachable.has(text)),
      route,
    ).toEqual([]);
    blocks += expected.length;
  }
  reportReadCount(blocks, 'blocks of text');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('links and anchors work', async ({page}) => {
    await page.goto('/docs/intro');
    const link = page.locator('main a[href^="/docs/quickstart/"]').first();
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(target ?? '');
  });

  test('R24: on a phone every page can be reached by visible links', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    const reached = new Set(['/']);
    // Iterating over a Set also visits the elements that are added meanwhile.
    for (const route of reached) {
      await page.goto(route);
      const links = await page
        .locator('a[href^="/"]:visible')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const paths = links.map((href) => href.replace(/[?#].*/, ''));
      ROUTES.filter((known) => paths.includes(known)).forEach((known) => reached.add(known));
    }
    const missed = ROUTES.filter((route) => !reached.has(route) && route !== UNLINKED);
    expect(missed, 'pages that no link leads to').toEqual([]);
    reportReadCount(reached.size, 'pages');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: DESKTOP});

  test('R23: the color mode is that of the system', async ({page}) => {
    await page.goto('/docs/intro');
    const ground = page.locator('body');
    await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(ground).toHaveCSS('background-color', 'rgb(14, 16, 20)');
  });

  test('R25: no control is shown that needs scripts', async ({page}) => {
    const controls = 'button, input, [role="button"], [role="tab"], a[href="#"]';
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const route of [
        '/',
        '/docs/quickstart/quickstart-images',
        '/markdown-page',
        '/nowhere',
      ]) {
        await page.goto(route);
        const dead = page.locator(`:is(${controls}):not([disabled]):visible`);
        await expect(dead, route).toHaveCount(0);
      }
    }
  });

  test('R22: every tab panel is shown below its name', async ({page}) => {
    await page.goto('/docs/quickstart/quickstart-images');
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
  });

  test('R24: on a phone all pages of a section are listed below the content', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'The whole program'})).toBeVisible();
    await expect(banner(page).getByRole('link', {name: 'API', exact: true})).toBeVisible();
  });
});
