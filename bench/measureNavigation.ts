import type {Browser, CDPSession, Locator, Page} from 'playwright-core';
import {PHONE, SLOW_NETWORK, slowDown, SLOWER_CPU} from './slowPhone';

/** The cost of navigating to the next page. */
export type Navigation = {
  /** From the end of the tap until the next page is on screen. */
  readonly milliseconds: number;
  /** The bytes fetched in that time. */
  readonly bytes: number;
};

const SETTLE_MS = 4000;
/** Long enough for every site. The page is not polled meanwhile, because polling takes time on a slow phone. */
const WAIT_MS = 6000;
/** How long a finger touches a link. Sites that prefetch or prepare on touchstart have that much time. */
const TAP_MS = 80;

/** Records when the link is clicked and when the heading changes, for sites that navigate within one document. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!heading || heading.textContent === before) {
      return;
    }
    observer.disconnect();
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        performance.mark('next-page'); // a message posted in an animation frame is handled after the paint
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
    },
    {capture: true},
  );
}

/** Dispatches the touch events of a tap. */
async function tap(page: Page, client: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) {
    throw new Error(`A link on ${page.url()} is not visible.`);
  }
  const point = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [point]});
  await page.waitForTimeout(TAP_MS);
  await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

/** The times of the click, and of the new heading or the first paint of another document, in ms since 1970. */
function readTimes(): {clickedAt: number; shownAt: number} {
  const clickedAt = Number(sessionStorage.getItem('clickedAt'));
  const [drawn] = performance.getEntriesByName('next-page');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {clickedAt, shownAt: performance.timeOrigin + ((drawn ?? paint)?.startTime ?? NaN)};
}

/**
 * Follows a link from one page to another, on a slow phone, after the site has finished prefetching.
 *
 * @param browser a running browser
 * @param from the page with the link
 * @param to the path the link leads to
 * @throws an Error when the next page does not appear
 */
export async function measureNavigation(
  browser: Browser,
  from: string,
  to: string,
): Promise<Navigation> {
  const page = await browser.newPage({viewport: PHONE, hasTouch: true, isMobile: true});
  try {
    await page.goto(from, {waitUntil: 'load'});
    const link = page.locator(`a[href^="${to}"]`).last();
    await link.evaluate((element) => {
      element.scrollIntoView({block: 'center'});
    });
    await page.mouse.move(200, 400); // a reader who scrolls to a link has interacted with the page
    await page.waitForTimeout(SETTLE_MS);
    const client = await slowDown(page, SLOW_NETWORK, SLOWER_CPU);
    const files: {readonly at: number; readonly bytes: number}[] = [];
    client.on('Network.loadingFinished', ({encodedDataLength}) => {
      files.push({at: Date.now(), bytes: encodedDataLength});
    });
    await page.evaluate(watchHeading);
    await tap(page, client, link);
    await page.waitForTimeout(WAIT_MS);
    const {clickedAt, shownAt} = await page.evaluate(readTimes);
    if (!(shownAt > clickedAt)) {
      throw new Error(`The link from ${from} to ${to} opened no page.`);
    }
    // What is loaded later is prefetched for the pages after this one.
    const needed = files.filter(({at}) => at <= shownAt);
    return {
      milliseconds: Math.round(shownAt - clickedAt),
      bytes: needed.reduce((sum, {bytes}) => sum + bytes, 0),
    };
  } finally {
    await page.close();
  }
}
