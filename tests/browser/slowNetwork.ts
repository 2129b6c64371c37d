import type {Page} from '@playwright/test';

/**
 * Holds requests for files back until they are released.
 *
 * @param page any page
 * @param files a URL pattern of the files
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
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

/** What a browser reports about its connection. */
type Connection = {readonly saveData: boolean; readonly effectiveType: string};

/**
 * Makes the browser report a different connection.
 *
 * @param page a page that has not navigated yet
 * @param connection the connection to report
 */
export async function tellOf(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/**
 * Blocks prefetching, so that every page loads only on navigation: a prefetched page would not wait for the network.
 *
 * @param page a page that has not navigated yet
 */
export async function blockPrefetching(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
}
