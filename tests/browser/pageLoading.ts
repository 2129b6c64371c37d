import {expect, type Locator, type Page} from '@playwright/test';
import {blockPrefetching} from './slowNetwork';
import {openPage} from './watchPage';

/** A URL pattern that matches all scripts. */
export const SCRIPTS = '**/assets/js/**';

/** Opens a page, interacts with it, and waits until the network is idle. */
export async function open(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await page.waitForLoadState('networkidle');
}

/** Locates a link of the sidebar. */
export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});
}

/** Locates the title of the current page. */
export function title(page: Page, name: string): Locator {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

/** Locates the message of a page whose scripts did not load. */
export function loadFailure(page: Page): Locator {
  return page.getByRole('status').filter({hasText: 'Parts of this page did not load.'});
}

/**
 * Lists the scripts that a page runs in addition to the runtime and the main file.
 *
 * @param page a page that has not navigated yet; from now on it prefetches nothing
 * @param route the page to list them of
 * @returns their paths
 */
export async function deferredScripts(page: Page, route: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const note = (request: {url(): string; resourceType(): string}): void => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'script' && !/\/(?:runtime~)?main\./.test(pathname)) {
      found.add(pathname);
    }
  };
  await blockPrefetching(page);
  page.on('request', note);
  await openPage(page, route);
  page.off('request', note);
  expect(found.size, `${route} loads scripts by itself`).toBeGreaterThan(0);
  return found;
}
