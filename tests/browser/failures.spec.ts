import {CONTACTS} from '../../src/site/brand';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {blockPrefetching} from './slowNetwork';
import {openPage} from './watchPage';
import {banner, DESKTOP} from './chromeParts';

test.use({viewport: DESKTOP});

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
    'a page that does not load says so, and "Retry" loads it',
    {tag: '@delivery'},
    async ({page}) => {
      await blockPrefetching(page);
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
    'the home page, which renders its own navbar and footer, has them even when it does not load',
    {tag: '@delivery'},
    async ({page}) => {
      await blockPrefetching(page);
      await openPage(page, '/docs/intro');
      const goHome = (): Promise<void> => banner(page).getByRole('link').first().click();
      await retry(page, await failToLoad(page, goHome));
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    },
  );

  test(
    'a page whose route is not known yet is not reported as missing when the network fails',
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

  test('R33: a page that crashes says so without the error text, and "Try again" recovers it', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    await page.evaluate(() => {
      // Tables use ResizeObserver: without it, the part of the page that contains a table throws.
      const working = window.ResizeObserver;
      const fix = (): unknown => Object.assign(window, {ResizeObserver: working});
      Object.assign(window, {ResizeObserver: undefined, fix});
    });
    await goToTiers(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page crashed.');
    await expect(alert).not.toContainText('constructor');
    // The link for reporting the crash exists once the owner has given a support address.
    await expect(alert.getByRole('link')).toHaveCount(CONTACTS.support ? 1 : 0);
    await expect(alert.getByRole('button', {name: 'Reload the page'})).toBeVisible();
    await expect(alert.getByRole('heading')).toBeFocused();
    await expect(banner(page)).toBeVisible();
    await page.evaluate('fix()');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(tiers(page)).toBeVisible();
  });

  test('R33: a crash outside the page shows the outermost error page and recovers', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.evaluate(() => {
      // The navbar listens to "resize": without it, the layout around every page throws.
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
