import {expect, type Locator, type Page} from '@playwright/test';

/** A viewport that shows both sidebars. */
export const DESKTOP = {width: 1440, height: 900};

/** A viewport that has the mobile menu. */
export const PHONE = {width: 360, height: 780};

export const SCRIPTS = '**/assets/js/**';

/** One page of each kind: pages of a kind are made of the same parts. */
export const KINDS = [
  '/',
  '/markdown-page',
  '/docs/intro',
  '/docs/gpu-tiers',
  '/docs/tutorial-basics/run-a-job',
  '/docs/category/getting-started',
  '/api/intro',
  '/api/apis/app/create-app',
  '/no-such-page',
] as const;

/** Opens a page, uses it, which its scripts wait for, and waits until it is hydrated. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrate(page);
}

/** Uses an open page, which its scripts wait for, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await startScripts(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', {
    timeout: 30_000, // a busy machine may need this long
  });
}

/** Sends a first user interaction to a page. */
export async function startScripts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
}

export async function openDetails(page: Page, which = 'main details'): Promise<void> {
  await page.locator(which).evaluateAll((all) => {
    all.forEach((node) => node.toggleAttribute('open', true));
  });
}

/** Goes from a hydrated page to another address of the site as a link does, without loading that page in full. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

export function title(page: Page, name: string): Locator {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name});
}

export function menuToggle(page: Page): Locator {
  return page.locator('.navbar__toggle > summary');
}

export function modeSwitch(page: Page): Locator {
  return page.getByRole('button', {name: /switch between dark and light/i}).first();
}

/** Holds requests back until the returned function releases them. */
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

/** Makes the browser ask for little data: then a page fetches nothing ahead, and the next one waits for the network. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value});
  });
}

/** Makes the clipboard refuse what is written outside of user activation, as Safari does. */
export function refuseLateCopies(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let isInPress = false;
    addEventListener(
      'click',
      ({isTrusted}) => {
        isInPress = isTrusted;
        setTimeout(() => (isInPress = false));
      },
      true,
    );
    const write = navigator.clipboard.write.bind(navigator.clipboard);
    const writeText = navigator.clipboard.writeText.bind(navigator.clipboard);
    const refuse = () => Promise.reject(new DOMException('No user activation', 'NotAllowedError'));
    navigator.clipboard.write = (items) => (isInPress ? write(items) : refuse());
    navigator.clipboard.writeText = (text) => (isInPress ? writeText(text) : refuse());
  });
}
