import type {Page} from '@playwright/test';

/** What a page did that no page of this site may do. */
type Watch = {
  /** Console messages of every level, errors nobody caught, and files that failed to load. */
  readonly faults: readonly string[];
  /** Requests that left for another host. */
  readonly foreignRequests: readonly string[];
};

/**
 * Writes down what a page says to the console and asks other hosts for, from now on.
 *
 * @param page a page that has not gone anywhere yet
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

/** Gives a sign of use, for which scripts wait. */
export async function usePage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

/** Opens a page, uses it, and waits until its scripts have taken over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** Says whether the scripts of a page have taken over. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Uses a page, and waits until its scripts have taken over. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await usePage(page);
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {timeout: 30_000}, // a machine that does other work too takes its time
  );
}
