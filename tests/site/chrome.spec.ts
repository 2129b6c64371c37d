import {readFact} from '../../src/plugins/facts';
import {CONTACTS} from '../../src/site/brand';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdBack, refuseAhead, tellOf} from './slowNetwork';
import {openPage} from './watchPage';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 780};

test.use({viewport: DESKTOP});

function banner(page: Page): Locator {
  return page.getByRole('banner');
}

test.describe('the head of a page', () => {
  test('ends its title with the name of the site behind a bar', async ({page}) => {
    await page.goto('/docs/gpu-tiers');
    await expect(page).toHaveTitle(/^GPU tiers \| RunGen\.AI$/);
  });

  test('names icons and a picture for sharing that exist', async ({page, request}) => {
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

  test('says nothing in a style attribute', async ({request}) => {
    for (const route of ['/', '/docs/intro', '/api/apis/app/create-app', '/markdown-page']) {
      const html = await (await request.get(route)).text();
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
      const styled = markup.match(/<[a-z][^>]*\sstyle=[^>]*>/g) ?? [];
      // The theme's plugin writes this one into every page, behind the back of components.
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

  test('keeps sections left, and language, search and color mode right', async ({page}) => {
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

  test('R59: opens the languages by a button and closes them by Escape', async ({page}) => {
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

test.describe('R60: the menu of small screens', () => {
  test.use({viewport: PHONE, hasTouch: true});

  const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Site menu'});

  async function openMenu(page: Page): Promise<Locator> {
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const pages = menu(page).locator('details[open] > ul a');
    await expect(pages.nth(4), 'its pages are there').toBeVisible(); // until then it has the first alone
    return button;
  }

  test('is what a window of 996 px has, and one of 997 px has not', async ({page}) => {
    await openPage(page, '/docs/intro');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 996, height: 800});
    await expect(button).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(button).toBeHidden();
  });

  test('keeps the focus inside and the page behind it out of reach', async ({page}) => {
    await openPage(page, '/docs/intro');
    await openMenu(page);
    for (let stop = 0; stop < 60; stop += 1) {
      const isInside = await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
      });
      expect(isInside, `stop ${stop}`).toBe(true);
      await page.keyboard.press('Tab');
    }
    expect(await menu(page).evaluate((it) => it.matches(':modal')), 'the rest is inert').toBe(true);
  });

  test('closes by Escape and gives the focus back', async ({page}) => {
    await openPage(page, '/docs/intro');
    const button = await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by its button and by a tap beside it', async ({page}) => {
    await openPage(page, '/docs/intro');
    await openMenu(page);
    await menu(page).getByRole('button', {name: 'Close the menu'}).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(PHONE.width - 5, PHONE.height / 2);
    await expect(menu(page)).toBeHidden();
  });

  for (const [from, section, label, to] of [
    ['/docs/intro', 'API', 'Run job POST', '/api/apis/job/run-job'],
    ['/api/intro', 'Tutorial', 'GPU tiers', '/docs/gpu-tiers'],
    ['/', 'API', 'Working with teams', '/api/working-with-teams'],
  ] as const) {
    test(`leads from ${from} to a page of ${section}`, async ({page}) => {
      await openPage(page, from);
      await openMenu(page);
      await menu(page).locator('summary', {hasText: section}).click();
      await menu(page).getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(to);
      await expect(menu(page)).toBeHidden();
    });
  }

  test('marks the current page in the open section', async ({page}) => {
    await openPage(page, '/api/working-with-teams');
    await openMenu(page);
    const current = menu(page).getByRole('link', {name: 'Working with teams'});
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
  });

  test('R64: has targets of at least 44 pixels', async ({page}) => {
    await openPage(page, '/docs/intro');
    await openMenu(page);
    const targets = menu(page).locator('nav a:visible, nav summary:visible, button:visible');
    const small = await targets.evaluateAll((all) =>
      all
        .filter((it) => it.getBoundingClientRect().height < 44 && !it.closest('[class*=toggle]'))
        .map((it) => it.outerHTML),
    );
    expect(await targets.count()).toBeGreaterThan(5);
    expect(small).toEqual([]);
  });
});

test.describe('the pages of the menu of small screens', () => {
  test.use({viewport: PHONE, hasTouch: true});

  const SECTIONS = '**/assets/js/sections.*.js';
  const START = '/docs/gpu-tiers';

  const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Site menu'});
  const listed = (page: Page): Locator => menu(page).getByRole('link', {name: 'The whole program'});
  const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});

  /** Counts how often their file is asked for from now on. */
  function countLoads(page: Page): {count: number} {
    const loads = {count: 0};
    page.on('request', (request) => {
      loads.count += /\/sections\.\w+\.js$/.test(request.url()) ? 1 : 0;
    });
    return loads;
  }

  test('are fetched before the menu is asked for, and run when it is', async ({page}) => {
    const ahead = page.waitForResponse(SECTIONS);
    await openPage(page, START);
    expect((await ahead).request().resourceType()).toBe('fetch');
    await expect(listed(page)).toHaveCount(0);
    await toggle(page).tap();
    await expect(listed(page)).toBeVisible();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
  });

  test('are there in the first picture of the menu', async ({page}) => {
    const ahead = page.waitForResponse(SECTIONS);
    await openPage(page, START);
    await (await ahead).finished();
    await page.evaluate(() => {
      // Whether pages are listed, at each picture that shows the menu.
      const pictures: boolean[] = Object.assign(window, {pictures: []}).pictures;
      requestAnimationFrame(function look() {
        const list = document.querySelector('dialog[open] nav summary + ul');
        if (list?.checkVisibility({visibilityProperty: true})) {
          pictures.push(list.querySelectorAll('a').length > 3);
        }
        requestAnimationFrame(look);
      });
    });
    await toggle(page).hover();
    await page.mouse.down();
    await page.waitForTimeout(80); // as long as a finger rests
    await page.mouse.up();
    await expect(listed(page)).toBeVisible();
    const pictures = await page.evaluate(() => Reflect.get(window, 'pictures') as boolean[]);
    expect(pictures).not.toContain(false);
    expect(pictures).toContain(true);
  });

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    test(`are not fetched ahead with ${JSON.stringify(connection)}`, async ({page}) => {
      await tellOf(page, connection);
      const loads = countLoads(page);
      await openPage(page, START);
      await page.waitForTimeout(1500); // an idle moment comes within a second
      expect(loads.count).toBe(0);
      await toggle(page).tap();
      await expect(listed(page)).toBeVisible();
      expect(loads.count).toBe(1);
    });
  }

  test('are not fetched where there is no such menu', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    const loads = countLoads(page);
    await openPage(page, START);
    await page.waitForTimeout(1500); // an idle moment comes within a second
    expect(loads.count).toBe(0);
  });

  test('that come late are announced, take no focus away, and leave Escape at work', async ({
    page,
  }) => {
    const letThrough = await holdBack(page, SECTIONS);
    await openPage(page, START);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('status')).toHaveText('Loading the list of pages …');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const first = menu(page).getByRole('link', {name: 'Introduction'}).first();
    await expect(first, 'the start of the section').toHaveAttribute('href', '/docs/intro');
    await menu(page).locator('summary', {hasText: 'API'}).click();
    await menu(page).locator('summary', {hasText: 'Tutorial'}).click();
    await first.focus();
    letThrough();
    await expect(listed(page)).toBeVisible();
    await expect(first, 'it is the same link').toBeFocused();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });

  test('that do not come are tried again, and leave the ways to both sections', async ({page}) => {
    const loads = countLoads(page);
    await page.route(SECTIONS, (route) => route.abort());
    await openPage(page, '/api/working-with-teams');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('status')).toContainText('did not load');
    expect(loads.count, 'tries').toBeGreaterThanOrEqual(3);
    const starts = menu(page).locator('nav details a');
    const addresses = await starts.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    expect(addresses).toEqual(['/docs/intro', '/api/intro']);
    await expect(starts.last(), 'in the section of the page').toBeVisible();
    await page.unroute(SECTIONS);
    await menu(page).getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(menu(page).getByRole('link', {name: 'Working with teams'})).toBeVisible();
    await expect(menu(page).locator('summary', {hasText: 'API'})).toBeFocused();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
  });

  test('come by themselves when the network is back', async ({page, context}) => {
    await page.route(SECTIONS, (route) => route.abort());
    await openPage(page, START);
    await page.waitForLoadState('networkidle');
    await page.unroute(SECTIONS);
    await context.setOffline(true);
    await toggle(page).tap();
    await expect(menu(page).getByRole('status')).toContainText('did not load');
    await context.setOffline(false);
    await expect(listed(page)).toBeVisible();
    await expect(menu(page).getByRole('status')).toHaveCount(0);
  });
});

test.describe('the foot of the page', () => {
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

  test('leads to a place that exists', async ({page}) => {
    await openPage(page, '/docs/gpu-tiers');
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(/#/);
    const {hash} = new URL(page.url());
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toHaveCount(1);
  });

  test('stays closed once closed, from the first paint on', async ({page}) => {
    await openPage(page, '/docs/gpu-tiers');
    await bar(page).getByRole('button', {name: 'Close the announcement'}).click();
    await expect(bar(page)).toBeHidden();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test(
    'closed by keyboard hands the focus on, and is shown again under a new id, from the first paint on',
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

  test('is light at first, even where the system is dark', async ({page}) => {
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

  test('R73: is there before any other script has run, code included', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, '/docs/quickstart/get-api-key');
    const colors = (): Promise<string[]> =>
      page
        .locator('body, .theme-code-block, .theme-code-block [class^="token"]')
        .evaluateAll((all) =>
          all.map((it) => `${getComputedStyle(it).color} ${getComputedStyle(it).backgroundColor}`),
        );
    const alive = await colors();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/quickstart/get-api-key', {waitUntil: 'commit'});
    await expect(page.locator('footer')).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    expect(await colors(), 'nothing changes color when the page comes alive').toEqual(alive);
    expect(alive.length).toBeGreaterThan(5);
  });
});

test.describe('around the words', () => {
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

  test('the sidebar cannot be hidden and closes no group by itself', async ({page}) => {
    await openPage(page, '/api/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Cancel job'})).toBeVisible();
    await expect(page.getByRole('button', {name: /sidebar$/i})).toHaveCount(0);
    await sidebar.getByRole('link', {name: 'Create app'}).click();
    await expect(page).toHaveURL('/api/apis/app/create-app');
    await expect(sidebar.getByRole('link', {name: 'Cancel job'})).toBeVisible();
  });

  test('R62: of each landmark there is one, or each has a name of its own', async ({page}) => {
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

  test('R55: the first stop of the keyboard skips to the words', async ({page}) => {
    await openPage(page, '/docs/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('R58: code blocks', () => {
  const block = (page: Page): Locator => page.locator('main .theme-code-block:visible').first();

  test('copy their code and say so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/docs/quickstart/get-api-key');
    await block(page).getByRole('button', {name: 'Copy code'}).click();
    await expect(block(page).getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe((await block(page).locator('code').innerText()).trim());
  });

  test('say what to do when the browser refuses to copy', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await openPage(page, '/docs/quickstart/get-api-key');
    await block(page).getByRole('button', {name: 'Copy code'}).click();
    await expect(block(page).getByRole('status')).toContainText('Ctrl+C');
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await block(page).locator('code').innerText()).trim());
  });

  test('name the region that scrolls and show its buttons at rest', async ({page}) => {
    await openPage(page, '/docs/quickstart/get-api-key');
    await expect(block(page).locator('pre')).toHaveAttribute('aria-label', /^Code/);
    await expect(block(page).getByRole('button', {name: 'Copy code'})).toHaveCSS('opacity', '1');
  });
});

test.describe('R57: tabs', () => {
  const tabs = (page: Page): Locator => page.getByRole('tablist').first().getByRole('tab');

  test('and their panels name each other', async ({page}) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    await expect(page.getByRole('tablist').first()).toHaveAttribute('aria-label', /./);
    const broken = await page.getByRole('tab').evaluateAll(
      (all) =>
        all.filter((tab) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
          return panel?.getAttribute('aria-labelledby') !== tab.id || panel.tabIndex !== 0;
        }).length,
    );
    expect(await page.getByRole('tab').count()).toBeGreaterThan(3);
    expect(broken).toBe(0);
  });

  test('are walked by arrows, Home and End, and one is a stop of the keyboard', async ({page}) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    await tabs(page).first().focus();
    for (const [key, position] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs(page).nth(position), key).toBeFocused();
      await expect(tabs(page).nth(position)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(tabs(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  });

  test('of one kind turn together, and the choice is kept on other pages', async ({page}) => {
    await openPage(page, '/docs/quickstart/quickstart-images');
    await tabs(page).filter({hasText: 'Python'}).click();
    const open_ = page.getByRole('tab', {name: 'Python', selected: true});
    expect(await open_.count()).toBe(await page.getByRole('tablist').count());
    await openPage(page, '/docs/tutorial-basics/run-a-job');
    await expect(open_.first()).toBeVisible();
  });
});

test.describe('a change of page', () => {
  test('R61: is announced and moves the focus to the title', async ({page}) => {
    await openPage(page, '/docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'GPU tiers'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'GPU tiers'})).toBeFocused();
    await expect(page.locator('body > [role="status"]')).toHaveText(/^GPU tiers/);
  });

  test('finds the place where it is announced in the page already', async ({page}) => {
    await openPage(page, '/docs/intro');
    const place = page.locator('body > [role="status"]');
    await expect(place).toHaveCount(1);
    await expect(place).toBeEmpty();
  });

  test('leaves the page that is left as it is while the next one loads', async ({page}) => {
    await refuseAhead(page);
    await openPage(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        for (const {type, attributeName} of changes) {
          // What says that the next page loads is no part of the page that is left.
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
    const letThrough = await holdBack(page, '**/assets/js/**');
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

  /** What a page is drawn of; panels that are closed are drawn later, and take no room. */
  const PARTS = 'article :is(h2, h3, li, pre, table):not([hidden] *)';

  test('draws the first screen before the rest, and all at once on the way back', async ({
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

  test('by a link to a section ends at that section', async ({page}) => {
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
    test(`R34: shows a bar while it takes long (motion: ${motion})`, async ({page}) => {
      await page.emulateMedia({reducedMotion: motion});
      await refuseAhead(page);
      await openPage(page, '/docs/intro');
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/js/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      // In the page: a busy machine may take longer than the bar waits to ask for it after the click.
      await page.evaluate(() => {
        document.addEventListener('click', () => performance.mark('clicked'), {capture: true});
        new MutationObserver((_changes, observer) => {
          if (document.getElementById('nprogress')) {
            observer.disconnect();
            performance.mark('bar');
          }
        }).observe(document.body, {childList: true});
      });
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'GPU tiers'}).click();
      const bar = page.locator('[id="nprogress"]');
      await expect(bar).toHaveCount(1);
      const wait = await page.evaluate(() => performance.measure('', 'clicked', 'bar').duration);
      expect(wait, 'not in the first moment').toBeGreaterThan(190);
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      if (motion === 'reduce') {
        await expect(bar.locator('.bar')).toBeHidden();
      } else {
        await expect(bar.locator('.bar')).toBeVisible();
      }
      await expect(page.getByRole('heading', {level: 1, name: 'GPU tiers'})).toBeVisible();
      await expect(bar, 'finished on arrival').toHaveCount(0);
    });
  }
});

test.describe('failures', () => {
  const goToTiers = (page: Page): Promise<void> =>
    page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'GPU tiers'})
      .click();
  const tiers = (page: Page): Locator =>
    page.getByRole('heading', {level: 1, name: 'GPU tiers', exact: true});

  const failToLoad = async (page: Page, follow = goToTiers): Promise<Locator> => {
    await page.route('**/*', (route) => route.abort());
    await follow(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page did not load.');
    await expect(alert.getByRole('heading')).toBeFocused();
    await expect(banner(page), 'in the look of the site').toBeVisible();
    return alert;
  };

  const retry = async (page: Page, alert: Locator): Promise<void> => {
    await page.unrouteAll();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toHaveCount(0);
  };

  test(
    'a page that does not load says so and loads by "Retry"',
    {tag: '@delivery'},
    async ({page}) => {
      await refuseAhead(page);
      const manifest = page.waitForResponse('**/assets/routes/**');
      await openPage(page, '/docs/intro');
      await (await manifest).finished();
      const alert = await failToLoad(page);
      await expect(alert, 'the text of the error').toContainText(/chunk/i);
      await retry(page, alert);
      await expect(tiers(page)).toBeVisible();
    },
  );

  test(
    'the home page, which brings bars of its own, has them when it does not load',
    {tag: '@delivery'},
    async ({page}) => {
      await refuseAhead(page);
      await openPage(page, '/docs/intro');
      const goHome = (): Promise<void> => banner(page).getByRole('link').first().click();
      await retry(page, await failToLoad(page, goHome));
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );

  test(
    'a page whose route is not known yet is not called missing when the network fails',
    {tag: '@delivery'},
    async ({page}) => {
      await page.route('**/assets/routes/**', (route) => route.abort());
      await openPage(page, '/docs/intro');
      const alert = await failToLoad(page);
      await expect(page).toHaveTitle(/^Page not loaded/);
      await retry(page, alert);
      await expect(tiers(page)).toBeVisible();
      await expect(page).toHaveTitle(/^GPU tiers/);
    },
  );

  test('R33: a page that crashes says so without raw text, and recovers by "Try again"', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    await page.evaluate(() => {
      // Tables watch their own size: without that, the part of the page that holds one fails.
      const working = window.ResizeObserver;
      const fix = (): unknown => Object.assign(window, {ResizeObserver: working});
      Object.assign(window, {ResizeObserver: undefined, fix});
    });
    await goToTiers(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page crashed.');
    await expect(alert).not.toContainText('constructor');
    // Where to tell of it, once the owner has given an address.
    await expect(alert.getByRole('link')).toHaveCount(CONTACTS.support ? 1 : 0);
    await expect(alert.getByRole('button', {name: 'Load the page anew'})).toBeVisible();
    await expect(alert.getByRole('heading')).toBeFocused();
    await expect(banner(page)).toBeVisible();
    await page.evaluate('fix()');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(tiers(page)).toBeVisible();
  });

  test('R33: a crash outside of every page shows the last net and recovers', async ({page}) => {
    await openPage(page, '/');
    await page.evaluate(() => {
      // The bars watch the width of the window: without that, what is around every page fails.
      window.addEventListener = new Proxy(window.addEventListener.bind(window), {
        apply: (listen, _self, [type, ...rest]: [string, EventListener]) => {
          if (type === 'resize') {
            throw new Error('secret of the machine room');
          }
          listen(type, ...rest);
        },
      });
    });
    await page.getByRole('main').getByRole('link', {name: 'Get an API key'}).first().click();
    await expect(page.getByRole('alert')).toContainText('This page crashed.');
    await expect(page.locator('body')).not.toContainText('secret of the machine room');
    await page.evaluate(() => Reflect.deleteProperty(window, 'addEventListener'));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Get an API key'})).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('R23: the system chooses the color mode', async ({page}) => {
    await page.goto('/docs/intro');
    const ground = page.locator('body');
    await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(ground).toHaveCSS('background-color', 'rgb(14, 16, 20)');
  });

  test('R25: no dead control is shown', async ({page}) => {
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

  test('R22: every panel of tabs shows under its name', async ({page}) => {
    await page.goto('/docs/quickstart/quickstart-images');
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
  });

  test('R24: a phone finds all pages of a section below the words', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'The whole program'})).toBeVisible();
    await expect(banner(page).getByRole('link', {name: 'API', exact: true})).toBeVisible();
  });
});

test.describe('what a reader asks the system for', () => {
  test('R71: paper is black on white, from dark mode too, and shows a sample in the chosen language', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, '/docs/quickstart/quickstart-images');
    await page.getByRole('tab', {name: 'Go'}).first().click();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(banner(page)).toBeHidden();
    const panels = await page.locator('[role="tabpanel"]:visible').all();
    expect(panels.length).toBeGreaterThan(2);
    for (const panel of panels) await expect(panel).toHaveAttribute('data-label', 'Go');
    const marker = page.locator('main summary').first();
    await expect(marker, 'no triangle of a closed part').toHaveCSS('list-style-type', 'none');
  });

  test('R68: forced colors still tell the current page and the open tab', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, '/docs/quickstart/quickstart-images');
    const look = (item: Locator): Promise<string> =>
      item.evaluate((it) => {
        const {borderBottomColor, borderBottomWidth, color, outlineStyle} = getComputedStyle(it);
        return [borderBottomColor, borderBottomWidth, color, outlineStyle].join(' ');
      });
    const tab = page.getByRole('tablist').first().getByRole('tab');
    expect(await look(tab.nth(0))).not.toBe(await look(tab.nth(1)));
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    expect(await look(sidebar.getByRole('link', {name: 'Generate images'}))).not.toBe(
      await look(sidebar.getByRole('link', {name: 'Get an API key'})),
    );
  });

  test('R69: more contrast makes the quiet words stronger', async ({page}) => {
    await openPage(page, '/docs/intro');
    const link = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'GPU tiers'});
    const before = await link.evaluate((it) => getComputedStyle(it).color);
    await page.emulateMedia({contrast: 'more'});
    await expect(link).not.toHaveCSS('color', before);
    await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test.describe('narrow windows', () => {
  test('R63: a table without room stacks its rows, each cell below the name of its column, and stays a table for ears', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 640});
    await page.goto('/api/intro');
    const table = page.locator('table:has(th:text-is("Success"))');
    const cell = table.locator('td[data-label="Success"]').first();
    await expect(cell).toBeVisible();
    const {label, right} = await cell.evaluate((it) => ({
      label: getComputedStyle(it, '::before').content,
      right: it.getBoundingClientRect().right,
    }));
    expect(label).toContain('Success');
    expect(right).toBeLessThanOrEqual(360);
    await expect(page.getByRole('cell', {name: '200'}).first()).toBeVisible();
    await expect(page.getByRole('columnheader', {name: 'Success'})).toHaveCount(1);
  });

  test('a table whose columns fit beside each other does not stack its rows', async ({page}) => {
    await page.setViewportSize({width: 1200, height: 900});
    for (const route of ['/api/intro', '/api/llm-openai-compatibility']) {
      await page.goto(route);
      const rows = page.locator('main table tr:visible');
      const forms = await rows.evaluateAll((all) => all.map((it) => getComputedStyle(it).display));
      expect(new Set(forms), route).toEqual(new Set(['table-row']));
    }
  });

  test('the title of a page stands within the first 200 pixels', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    for (const route of [
      '/docs/tutorial-basics/create-an-app',
      '/api/apis/job/get-job-status',
      '/docs/category/getting-started',
      '/markdown-page',
    ]) {
      await page.goto(route);
      const box = await page.locator('h1').boundingBox();
      expect(box?.y, route).toBeLessThan(200);
    }
  });
});
