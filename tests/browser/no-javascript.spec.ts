import {expect, test, type Page} from '@playwright/test';
import {DESKTOP, hydrate, KINDS, menuToggle, PHONE} from './openPage';

/** The elements of a page that contain their own text. */
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
    .map(({text, isReachable}) => ({text: text.replace(/[\s\u200B]+/g, ' ').trim(), isReachable}))
    .filter(({text}) => text !== '');
}

for (const route of KINDS.filter((kind) => kind !== '/no-such-page')) {
  test(`${route} is complete without scripts`, async ({page, browser}) => {
    const without = await browser.newPage({javaScriptEnabled: false, viewport: DESKTOP});
    await page.goto(route);
    await hydrate(page);
    const expected = (await readBlocks(page)).map(({text}) => text);
    await without.goto(route);
    const found = await readBlocks(without);
    const reachable = new Set(found.filter((block) => block.isReachable).map(({text}) => text));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter((text) => !reachable.has(text))).toEqual([]);
    // The groups of the sidebar are stock: links that only scripts can close; all are open.
    const dead = ':is(main, .navbar) :is(button, input, [role=button], a[href="#"])';
    for (const size of [DESKTOP, PHONE]) {
      await without.setViewportSize(size);
      await expect(without.locator(`${dead}:not([disabled]):visible`)).toHaveCount(0);
      await expect(without.locator('.console button:visible, .checkbox:visible')).toHaveCount(0);
    }
    await without.close();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: PHONE});

  test('the menu of a phone has links to all pages of both sections', async ({page}) => {
    for (const [route, other] of [
      ['/docs/intro', '/api/intro'],
      ['/api/intro', '/docs/tutorial-basics/create-an-app'],
    ] as const) {
      await page.goto(route);
      await expect(page.locator('.footer a[href="/llms-full.txt"]')).toBeVisible(); // what replaces search
      await menuToggle(page).click();
      await expect(page.locator(`.navbar a[href="${other}"]`)).toBeVisible();
      const sidebar = page.locator('.theme-doc-sidebar-menu a[href^="/"]');
      expect(await sidebar.count()).toBeGreaterThan(5);
      expect(await sidebar.and(page.locator(':visible')).count()).toBe(await sidebar.count());
    }
  });

  test('every group of the sidebar is open, and its name is a plain link', async ({page}) => {
    for (const route of ['/docs/intro', '/api/intro', '/api/apis/job/run-job']) {
      await page.goto(route);
      await menuToggle(page).click();
      const groups = page.locator('.theme-doc-sidebar-item-category');
      expect(await groups.count()).toBeGreaterThan(0);
      for (const group of await groups.all()) {
        const [name, ...pages] = await group.locator('a:visible').all();
        expect(pages.length).toBeGreaterThan(0);
        await expect(name ?? group).toHaveAttribute('href', /^\/(docs|api)\//);
        const arrow = await name?.evaluate((node) => {
          const {content, display} = getComputedStyle(node, '::after');
          return `${content} ${display}`;
        });
        expect(arrow).toContain('none');
      }
    }
  });

  test('the color mode is that of the system', async ({page}) => {
    await page.goto('/markdown-page');
    const ground = (): Promise<string> =>
      page.locator('html').evaluate((node) => getComputedStyle(node).backgroundColor);
    const light = await ground();
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await ground()).not.toBe(light);
  });

  test('every field of the reference can be read or opened', async ({page}) => {
    await page.goto('/api/apis/app/create-app');
    await expect(page.locator('[id="body.configuration.gpu_tier"]')).toBeVisible();
    await page.locator('summary', {hasText: 'Fields of loras'}).first().click();
    await expect(page.locator('[id="body.workflow.tools.loras.weight"]')).toBeVisible();
  });

  test('the skip link skips the sidebar', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    for (const route of ['/docs/intro', '/api/apis/app/create-app']) {
      await page.goto(route);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), route).toHaveCount(1);
    }
  });
});
