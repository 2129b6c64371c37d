import type {Page} from '@playwright/test';

/** What a page did that no page of this site is allowed to do. */
type Watch = {
  /** Console messages of every level, uncaught errors, and files that failed to load. */
  readonly faults: readonly string[];
  /** Requests to other hosts. */
  readonly foreignRequests: readonly string[];
};

/**
 * Records the console messages and the requests to other hosts of a page, from now on.
 *
 * @param page a page that has not navigated yet
 */
export function watchPage(page: Page): Watch {
  const faults: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', ({message}) => faults.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost') {
      foreignRequests.push(request.url());
    }
  });
  return {faults, foreignRequests};
}

/** Sends an interaction to the page, which its scripts wait for. */
export async function usePage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

/** Opens a page, interacts with it, and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
}

/** Tells whether a page is hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Interacts with a page, and waits until it is hydrated. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await usePage(page);
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {timeout: 30_000}, // a busy machine may need this long
  );
}
