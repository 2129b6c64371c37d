import {readFact} from '../../src/plugins/facts';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './watchPage';
import {banner, DESKTOP} from './chromeParts';

test.use({viewport: DESKTOP});

test.describe('the head of a page', () => {
  test('ends its title with "|" and the name of the site', async ({page}) => {
    await page.goto('/docs/gpu-tiers');
    await expect(page).toHaveTitle(/^GPU tiers \| RunGen\.AI$/);
  });

  test('names icons and a social image that exist', async ({page, request}) => {
    await page.goto('/docs/gpu-tiers');
    const icons = await page
      .locator('link[rel="icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(icons).toEqual(expect.arrayContaining(['/img/favicon.svg', '/img/favicon-32.png']));
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const paths = [...icons, '/favicon.ico', new URL(picture ?? '').pathname];
    for (const path of paths) {
      expect((await request.get(path ?? '')).status(), path ?? 'no path').toBe(200);
    }
  });

  test('has no style attributes', async ({request}) => {
    for (const route of ['/', '/docs/intro', '/api/apis/app/create-app', '/markdown-page']) {
      const html = await (await request.get(route)).text();
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
      const styled = markup.match(/<[a-z][^>]*\sstyle=[^>]*>/g) ?? [];
      // The theme's plugin writes this one into every page; components cannot prevent it.
      expect(styled.filter((tag) => tag !== '<svg style="display: none;">')).toEqual([]);
    }
  });
});

test.describe('the bar at the top', () => {
  for (const [route, active, other] of [
    ['/docs/gpu-tiers', 'Tutorial', 'API'],
    ['/docs/category/getting-started', 'Tutorial', 'API'],
    ['/api/working-with-teams', 'API', 'Tutorial'],
    ['/api/apis/job/cancel.job', 'API', 'Tutorial'],
  ] as const) {
    test(`marks ${active} on ${route}`, async ({page}) => {
      await openPage(page, route);
      const link = (name: string): Locator =>
        banner(page).getByRole('link', {name, exact: true}).first();
      await expect(link(active)).toHaveAttribute('aria-current', 'page');
      await expect(link(other)).not.toHaveAttribute('aria-current');
    });
  }

  test('has the sections on the left, and language, search and color mode on the right', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    const names = ['Tutorial', 'API', 'English', /^Search/, /dark and light/] as const;
    const places: number[] = [];
    for (const name of names) {
      const item = banner(page).getByRole('link', {name, exact: true});
      const box = await item.or(banner(page).getByRole('button', {name})).first().boundingBox();
      places.push(box?.x ?? -1);
    }
    expect(places, 'in this order from left to right').toEqual([...places].sort((a, b) => a - b));
    expect(places[1]).toBeLessThan(DESKTOP.width / 2);
    expect(places[2]).toBeGreaterThan(DESKTOP.width / 2);
  });

  test('R59: opens the languages with a button and closes them with Escape', async ({page}) => {
    await openPage(page, '/docs/intro');
    const button = banner(page).getByRole('button', {name: 'English'});
    const english = banner(page).getByRole('link', {name: 'English'});
    await button.hover();
    await expect(english, 'nothing opens on hover').toBeHidden();
    await button.press('Enter');
    await expect(english).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(english).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('the footer', () => {
  test('has the guide, the community, the copyright and the date of the facts, which llms.txt has too', async ({
    page,
    request,
  }) => {
    await openPage(page, '/docs/gpu-tiers');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', {name: 'Tutorial'})).toHaveAttribute('href', '/docs/intro');
    await expect(foot.getByText('Docs', {exact: true})).toBeVisible();
    await expect(foot.getByText('Community', {exact: true})).toBeVisible();
    await expect(foot.locator('a[href^="https://"]')).toHaveCount(2);
    const asOf = `the service as of ${readFact(process.cwd(), 'as-of')}`;
    await expect(foot).toContainText('Copyright © 2025');
    await expect(foot).toContainText(asOf);
    const forAgents = await (await request.get('/llms.txt')).text();
    expect(forAgents.split(asOf)).toHaveLength(2);
  });
});

test.describe('the announcement', () => {
  const bar = (page: Page): Locator => page.getByRole('region', {name: 'Announcement'});

  test('links to a section that exists', async ({page}) => {
    await openPage(page, '/docs/gpu-tiers');
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(/#/);
    const {hash} = new URL(page.url());
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toHaveCount(1);
  });

  test('stays closed after it is closed, from the first paint on', async ({page}) => {
    await openPage(page, '/docs/gpu-tiers');
    await bar(page).getByRole('button', {name: 'Close the announcement'}).click();
    await expect(bar(page)).toBeHidden();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test(
    'moves the focus on when closed by keyboard, and is shown again under a new id, from the first paint on',
    {
      tag: '@delivery', // the inline script compares the ids
    },
    async ({page}) => {
      await openPage(page, '/docs/gpu-tiers');
      await bar(page).getByRole('button', {name: 'Close the announcement'}).press('Enter');
      await expect(bar(page)).toBeHidden();
      await expect(banner(page).getByRole('link').first()).toBeFocused();
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'));
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto('/docs/intro', {waitUntil: 'commit'});
      await expect(page.locator('h1')).toBeVisible();
      await expect(bar(page)).toBeVisible();
    },
  );
});

test.describe('the color mode', () => {
  const toggle = (page: Page): Locator =>
    banner(page).getByRole('button', {name: /dark and light/});
  const html = (page: Page): Locator => page.locator('html');

  test('is light by default, even where the system is dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openPage(page, '/docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveCSS('color-scheme', 'light');
  });

  test('is remembered under the key "theme"', async ({page}) => {
    await openPage(page, '/docs/intro');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await openPage(page, '/api/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveCSS('color-scheme', 'dark');
  });

  test('R73: applies before any other script has run, in code blocks too', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, '/docs/quickstart/get-api-key');
    const colors = (): Promise<string[]> =>
      page
        .locator('body, .theme-code-block, .theme-code-block [class^="token"]')
        .evaluateAll((all) =>
          all.map((it) => `${getComputedStyle(it).color} ${getComputedStyle(it).backgroundColor}`),
        );
    const hydrated = await colors();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/quickstart/get-api-key', {waitUntil: 'commit'});
    await expect(page.locator('footer')).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    expect(await colors(), 'nothing changes color when the page is hydrated').toEqual(hydrated);
    expect(hydrated.length).toBeGreaterThan(5);
  });
});

test.describe('around the content', () => {
  test('the contents list headings of levels 2 and 3', async ({page}) => {
    await openPage(page, '/markdown-page');
    const contents = page.getByRole('navigation', {name: 'On this page'});
    const listed = await contents
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await page
      .locator('main article :is(h2, h3)[id]:not(.sr-only)')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.map((href) => decodeURI(href ?? ''))).toEqual(headings);
  });

  test('the sidebar cannot be hidden, and navigation collapses none of its groups', async ({
    page,
  }) => {
    await openPage(page, '/api/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Cancel job'})).toBeVisible();
    await expect(page.getByRole('button', {name: /sidebar$/i})).toHaveCount(0);
    await sidebar.getByRole('link', {name: 'Create app'}).click();
    await expect(page).toHaveURL('/api/apis/app/create-app');
    await expect(sidebar.getByRole('link', {name: 'Cancel job'})).toBeVisible();
  });

  test('R62: each landmark is the only one of its kind or has a unique name', async ({page}) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(1);
    }
    const names = await page.locator('nav:visible').evaluateAll((navs) =>
      navs.map((nav) => {
        const label = document.getElementById(nav.getAttribute('aria-labelledby') ?? '');
        return nav.getAttribute('aria-label') ?? label?.textContent ?? '';
      }),
    );
    expect(names.length).toBeGreaterThan(2);
    expect(names).not.toContain('');
    expect(new Set(names).size, names.join(', ')).toBe(names.length);
  });

  test('R55: the first tab stop skips to the content', async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
