import {expect, type Page, test} from '@playwright/test';
import {holdRequests, blockPrefetching} from './slowNetwork';
import {openPage} from './watchPage';
import {DESKTOP} from './chromeParts';

test.use({viewport: DESKTOP});

/** Returns the width of the progress bar as a fraction of the window, from 0 to 1; 0 if there is no bar. */
function barWidth(page: Page, waitMs = 0): Promise<number> {
  return page.evaluate(async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const main = document.querySelector('main');
    if (!main) return 0;
    const {content, position, transform} = getComputedStyle(main, '::before');
    return content !== 'none' && position === 'fixed' ? new DOMMatrix(transform).a : 0;
  }, waitMs);
}

test.describe('a change of page', () => {
  test('R61: is announced and moves the focus to the title', async ({page}) => {
    await openPage(page, '/docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'GPU tiers'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'GPU tiers'})).toBeFocused();
    await expect(page.locator('body > [role="status"]')).toHaveText(/^GPU tiers/);
  });

  test('has its empty live region in the page beforehand', async ({page}) => {
    await openPage(page, '/docs/intro');
    const place = page.locator('body > [role="status"]');
    await expect(place).toHaveCount(1);
    await expect(place).toBeEmpty();
  });

  test('leaves the current page unchanged while the next one loads', async ({page}) => {
    await blockPrefetching(page);
    await openPage(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        for (const {type, attributeName} of changes) {
          // `aria-busy` says that the next page loads; it is not a change of the current page.
          if (attributeName !== 'aria-busy') performance.mark(`changed: ${attributeName ?? type}`);
        }
      }).observe(document.querySelector('main') ?? document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
    const changes = (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('mark')
          .flatMap(({name}) => (name.startsWith('changed') ? name : [])),
      );
    const letThrough = await holdRequests(page, '**/assets/js/**');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'GPU tiers'}).click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/docs/gpu-tiers');
    expect(await changes()).toEqual([]);
    letThrough();
    await expect(page.getByRole('heading', {level: 1, name: 'GPU tiers'})).toBeVisible();
    expect((await changes()).length, 'what this counts changes with the next page').toBeGreaterThan(
      0,
    );
  });

  /** The rendered parts of a page; closed panels are rendered later and take no space. */
  const PARTS = 'article :is(h2, h3, li, pre, table):not([hidden] *)';

  test('renders the first screen before the rest, and everything at once when going back', async ({
    page,
  }) => {
    await openPage(page, '/docs/tutorial-basics/retrieve-a-job');
    const parts = page.locator(PARTS);
    const whole = await parts.count();
    await page.evaluate((selector) => {
      const title = document.querySelector('h1')?.textContent;
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== title) return;
        const drawn = document.querySelectorAll(selector).length;
        performance.mark(`drawn: ${drawn}`);
        const room = document.querySelector('article [class^="room_"]')?.getBoundingClientRect();
        if (room && room.top < innerHeight) performance.mark('short');
      }).observe(document.body, {childList: true, subtree: true});
    }, PARTS);
    const firstDrawn = (): Promise<number> =>
      page.evaluate(() => {
        const [mark] = performance
          .getEntriesByType('mark')
          .filter(({name}) => name.startsWith('drawn'));
        return Number(mark?.name.replace('drawn: ', ''));
      });
    const openOther = async (): Promise<void> => {
      await page.getByRole('link', {name: 'Next', exact: false}).last().click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Retrieve a job');
      await page.evaluate(() => performance.clearMarks());
    };
    await openOther();
    await page.getByRole('link', {name: 'Previous', exact: false}).last().click();
    await expect(parts).toHaveCount(whole);
    const first = await firstDrawn();
    expect(first).toBeGreaterThan(1);
    expect(first, 'the rest follows').toBeLessThan(whole);
    expect(await page.evaluate(() => performance.getEntriesByName('short').length)).toBe(0);
    await openOther();
    await page.goBack();
    await expect(parts).toHaveCount(whole);
    expect(await firstDrawn(), 'the place of before may be anywhere').toBe(whole);
  });

  test('by a link to a section scrolls to that section', async ({page}) => {
    await openPage(page, '/docs/intro');
    const link = page.getByRole('main').locator('a[href^="/docs/"][href*="#"]').first();
    const [path, section] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    await expect(page).toHaveURL(`${path ?? ''}#${section ?? ''}`);
    const top = (): Promise<number> =>
      page.locator(`[id="${section ?? ''}"]`).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`R34: shows a progress bar while it takes long (motion: ${motion})`, async ({page}) => {
      await page.emulateMedia({reducedMotion: motion});
      await blockPrefetching(page);
      await openPage(page, '/docs/intro');
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/js/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      // Measured in the page: on a busy machine a query after the click may take longer than the delay of the bar.
      await page.evaluate(() => {
        document.addEventListener('click', () => performance.mark('clicked'), {capture: true});
        document.addEventListener('animationstart', ({animationName}) => {
          if (animationName === 'another-page-loads') performance.mark('bar');
        });
      });
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'GPU tiers'}).click();
      const main = page.getByRole('main');
      await expect(main).toHaveAttribute('aria-busy', 'true');
      await page.waitForFunction(() => performance.getEntriesByName('bar').length > 0);
      const wait = await page.evaluate(() => performance.measure('', 'clicked', 'bar').duration);
      expect(wait, 'not in the first moment').toBeGreaterThan(190);
      const [first, second] = [await barWidth(page), await barWidth(page, 300)];
      await expect(page.locator('[id="nprogress"]'), 'one bar').toHaveCount(0);
      if (motion === 'reduce') {
        expect(first, 'stands still').toBe(second);
        expect(first).toBeGreaterThan(0.5);
      } else {
        expect(second, 'grows').toBeGreaterThan(first);
      }
      await expect(page.getByRole('heading', {level: 1, name: 'GPU tiers'})).toBeVisible();
      await expect(main, 'finished on arrival').not.toHaveAttribute('aria-busy');
      expect(await barWidth(page)).toBe(0);
    });
  }
});
