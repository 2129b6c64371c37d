import type {Page} from '@playwright/test';

/**
 * Keeps files back until they are released.
 *
 * @param page any page
 * @param files a pattern of their addresses
 * @returns a function that lets them through
 */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What a browser says of the line it is on. */
type Connection = {readonly saveData: boolean; readonly effectiveType: string};

/**
 * Makes the browser tell of another line than it is on.
 *
 * @param page a page that has not gone anywhere yet
 * @param connection what it tells
 */
export async function tellOf(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/**
 * Has every page load when it is asked for, and none in advance. What runs at once never waits for the network.
 *
 * @param page a page that has not gone anywhere yet
 */
export async function refuseAhead(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
}
