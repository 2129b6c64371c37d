import {expect, test, type Page} from '@playwright/test';
import {ROUTES} from './routes';
import {sayRead} from './sayRead';
import {waitUntilAlive} from './watchPage';

/** The parts of a page that carry text of their own. */
const TEXT_BLOCKS = 'p, li, td, th, h1, h2, h3, h4, dt, dd, pre, summary, figcaption';

/** Text as a reader takes it in: spaces and the invisible signs of heading links do not count. */
function normalize(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

/** Every block of the main part, whether it is shown or waits in a tab. */
async function readAllBlocks(page: Page): Promise<string[]> {
  const texts = await page.locator('main').locator(TEXT_BLOCKS).allTextContents();
  return texts.map(normalize).filter((text) => text !== '');
}

/** Every block a reader can see, or can open without scripts. */
async function readReachableBlocks(page: Page): Promise<string[]> {
  const texts = await page
    .locator('main')
    .locator(TEXT_BLOCKS)
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.closest('details:not([open])') ?? block.checkVisibility())
        .map((block) => block.textContent),
    );
  return texts.map(normalize).filter((text) => text !== '');
}

test('every page has all its text without scripts, each tab included', async ({browser}) => {
  test.setTimeout(240_000);
  const withScripts = await browser.newPage();
  const without = await browser.newPage({javaScriptEnabled: false});
  let blocks = 0;
  for (const route of ROUTES) {
    await withScripts.goto(route);
    await waitUntilAlive(withScripts);
    await without.goto(route);
    const expected = await readAllBlocks(withScripts);
    const reachable = new Set(await readReachableBlocks(without));
    expect(expected.length, `${route} has text`).toBeGreaterThan(0);
    expect(
      expected.filter((text) => !reachable.has(text)),
      route,
    ).toEqual([]);
    blocks += expected.length;
  }
  sayRead(blocks, 'blocks of text');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('links and anchors lead on', async ({page}) => {
    await page.goto('/docs/intro');
    const link = page.locator('main a[href^="/docs/quickstart/"]').first();
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(target ?? '');
  });

  test('a phone reaches every page from the foot of each page', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto('/docs/intro');
    const reachable = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
      );
    for (const landing of ['/docs/intro', '/api/intro']) {
      expect(reachable).toContain(landing);
    }
  });
});
