import {type BrowserContext, test as base} from '@playwright/test';

/**
 * A test whose page has the cache that all pages of a worker share: with its own cache, each would fetch and compile
 * the scripts of the site again. It finds nothing that another test has stored. Tests that
 * hold requests, or need another kind of window, take the `test` of Playwright.
 */
export const test = base.extend<object, {shared: BrowserContext}>({
  shared: [
    async ({browser}, use, {project}) => {
      const {baseURL = '', colorScheme = 'light', reducedMotion = 'reduce'} = project.use;
      const shared = await browser.newContext({baseURL, colorScheme, reducedMotion});
      await use(shared);
      await shared.close();
    },
    {scope: 'worker'},
  ],
  page: async ({shared, viewport, permissions, baseURL}, use) => {
    await shared.grantPermissions(permissions ?? []);
    await shared.setOffline(false);
    const page = await shared.newPage();
    const browser = await shared.newCDPSession(page);
    const stored = {origin: baseURL ?? '', storageTypes: 'local_storage,cookies'};
    await browser.send('Storage.clearDataForOrigin', stored);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.close();
  },
});
