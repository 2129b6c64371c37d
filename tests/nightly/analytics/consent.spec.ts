import {expect, type Page, test} from '@playwright/test';
import {addAxe, runAxe} from '../../browser/axe';
import {sendHeader} from '../../browser/sendHeader';
import {openPage, waitUntilHydrated} from '../../browser/watchPage';
import {watchPolicy} from '../../browser/watchPolicy';
import {ANALYTICS_BUILD, IDS} from './ids';

const PAGE = '/docs/intro';
const NEXT = '/docs/gpu-tiers';

/** Opens a page with the headers of a host, and records requests to Google's hosts, which are answered by a mock. */
async function visit(
  page: Page,
  address = PAGE,
): Promise<{asked: string[]; violations: readonly string[]}> {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics/, async (route) => {
    asked.push(route.request().url());
    // Like a real tag, the mock loads another script and sets a cookie.
    const next =
      "Object.assign(document.createElement('script'), {src: 'https://www.googletagmanager.com/next.js'})";
    const body = route.request().url().includes('next.js')
      ? 'window.tagsRun = true'
      : `document.cookie = '_ga=1; path=/'; document.head.append(${next})`;
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  const {violations} = await watchPolicy(page);
  await sendHeader(page, ANALYTICS_BUILD);
  await openPage(page, address);
  return {asked, violations};
}

const bar = (page: Page) => page.getByRole('region', {name: 'Analytics on this site'});
const accept = (page: Page) => page.getByRole('button', {name: 'Accept analytics'});
const reject = (page: Page) => page.getByRole('button', {name: 'Reject analytics'});

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({name}) => name);
}

async function goOn(page: Page): Promise<void> {
  await page.locator(`a[href="${NEXT}"]`).first().click();
  await expect(page).toHaveURL(NEXT);
}

test('R13, R16: no request to other hosts and no cookie before a choice, and the consent bar is accessible', async ({
  page,
}) => {
  const {asked, violations} = await visit(page);
  await expect(bar(page)).toBeVisible();
  await goOn(page);
  await expect(bar(page)).toBeVisible();
  await addAxe(page);
  const verdict = await runAxe(page, 'all', 'section[data-nosnippet]');
  expect(verdict.violations).toEqual([]);
  expect(verdict.applied, 'rules that found something to judge').toBeGreaterThan(5);
  const sizes = await Promise.all([accept(page).boundingBox(), reject(page).boundingBox()]);
  expect(Math.min(...sizes.map((size) => size?.height ?? 0))).toBeGreaterThanOrEqual(44);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(violations).toEqual([]);
});

test('R13: the consent bar is first in the tab order, and both buttons look alike', async ({
  page,
}) => {
  await visit(page);
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reject(page)).toBeFocused();
  const looks = [accept(page), reject(page)].map((it) =>
    it.evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  const [yes, no] = await Promise.all(looks);
  expect(yes).toBe(no);
});

test('R13: accepting shows a message, and the tags load under the policy, now and on the next visit', async ({
  page,
}) => {
  const {asked, violations} = await visit(page);
  await accept(page).click();
  await expect(bar(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('You have accepted analytics');
  await page.waitForFunction(() => Reflect.get(window, 'tagsRun') === true);
  expect(asked.sort().slice(0, 2)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${IDS.GTAG_ID}`,
    `https://www.googletagmanager.com/gtm.js?id=${IDS.GTM_CONTAINER_ID}`,
  ]);
  expect(violations).toEqual([]);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(bar(page)).toBeHidden();
  await page.waitForFunction(() => Reflect.get(window, 'tagsRun') === true);
});

test('R13, R16: rejecting shows a message, and nothing loads, now, on the next page and on the next visit', async ({
  page,
}) => {
  const {asked} = await visit(page);
  await reject(page).click();
  await expect(bar(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('You have rejected analytics');
  await goOn(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('R13: the message can be hidden, and the focus then moves to the page', async ({page}) => {
  await visit(page);
  await reject(page).click();
  await page.getByRole('button', {name: 'Hide this message'}).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});

test('R13, R16: accepting can be revoked at the end of the page, and the cookies are deleted', async ({
  page,
}) => {
  const {asked} = await visit(page);
  await accept(page).click();
  await page.waitForFunction(() => Reflect.get(window, 'tagsRun') === true);
  expect(await cookieNames(page)).toEqual(['_ga']);
  await page.getByRole('button', {name: 'Change analytics choice'}).click();
  await expect(bar(page)).toBeFocused();
  const before = asked.length;
  await Promise.all([page.waitForEvent('load'), reject(page).click()]);
  await waitUntilHydrated(page);
  await expect(bar(page)).toBeHidden();
  expect(asked.length).toBe(before);
  expect(await cookieNames(page)).toEqual([]);
});

const SIGNALS = {globalPrivacyControl: true, doNotTrack: '1'} as const;

for (const [signal, value] of Object.entries(SIGNALS)) {
  test(`R13: a browser that sends ${signal} is neither tracked nor asked, whatever was chosen before`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([name, said]) => {
        localStorage.setItem('analytics-choice', 'accepted');
        Object.defineProperty(Navigator.prototype, name, {get: () => said, configurable: true});
      },
      [signal, value] as const,
    );
    const {asked} = await visit(page);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Change analytics choice'})).toBeHidden();
    expect(asked).toEqual([]);
  });
}

test('R13: with blocked storage, the bar appears again on the next visit, and nothing breaks', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await visit(page);
  await reject(page).click();
  await page.reload();
  await expect(reject(page)).toBeVisible();
  expect(errors).toEqual([]);
});
