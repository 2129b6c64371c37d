import type {Browser, Page} from 'playwright-core';
import {PHONE} from './slowPhone';

/** The kinds of files by which bytes are reported. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** One file that the page requested. */
export type Load = {
  readonly path: string;
  readonly kind: Kind;
  /** Bytes sent over the network, without headers. */
  readonly bytes: number;
  /** When it was requested: before the first paint, before the load event, before the first use, or after that. */
  readonly phase: 'paint' | 'load' | 'idle' | 'use';
  /** Whether it was prefetched for a page that the reader may open next, and is not referenced and run by this page. */
  readonly isAhead: boolean;
};

/** The cost of opening a page. All but `firstPaintMs` are counts, which do not depend on the machine. */
export type PageCost = {
  readonly loads: readonly Load[];
  readonly elements: number;
  readonly inlineStyles: number;
  /** The cumulative layout shift that the browser reports. */
  readonly layoutShift: number;
};

/** The total size of some files. */
export function bytesOf(loads: readonly Load[]): number {
  return loads.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** The scripts of a page itself, without those prefetched for other pages. */
export function scriptsOf(loads: readonly Load[]): Load[] {
  return loads.filter(({kind, isAhead}) => kind === 'js' && !isAhead);
}

/** Long enough for work that waits until the browser is idle, and for prefetches. */
const IDLE_MS = 2500;

function kindOf(path: string, isPage: boolean): Kind {
  if (isPage) {
    return 'html';
  }
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  const kinds: Readonly<Record<string, Kind>> = {
    css: 'css',
    js: 'js',
    mjs: 'js',
    woff: 'font',
    woff2: 'font',
    png: 'image',
    svg: 'image',
    webp: 'image',
    ico: 'image',
  };
  return kinds[extension] ?? 'other';
}

/** Waits until there were no new requests for a while, however slow the machine is. */
async function waitUntilQuiet(page: Page): Promise<void> {
  const countLoads = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  let now = await countLoads();
  while (now !== before) {
    before = now;
    await page.waitForTimeout(IDLE_MS);
    now = await countLoads();
  }
}

/**
 * Opens a page in a new browser profile with a phone's screen, waits until it makes no more requests, moves the mouse
 * as a first use, waits again, and returns what was requested.
 *
 * @param browser a running browser
 * @param url the page, on a server that compresses responses
 */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const page = await browser.newPage({viewport: PHONE, deviceScaleFactor: 2, isMobile: true});
  try {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift: unknown = Reflect.get(entry, 'value');
          const before: unknown = Reflect.get(window, 'benchShift');
          Reflect.set(window, 'benchShift', Number(before ?? 0) + Number(shift));
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(url, {waitUntil: 'load'});
    const own = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[href]')].map(
        (named) =>
          new URL(named.getAttribute('src') ?? named.getAttribute('href') ?? '', document.baseURI)
            .href,
      ),
    );
    await waitUntilQuiet(page);
    const usedAt = await page.evaluate(() => performance.now());
    await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
    await waitUntilQuiet(page);
    const {entries, ...rest} = await page.evaluate(
      ([useAt, named]) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const [opening] = performance.getEntriesByType('navigation');
        const loadedAt =
          opening instanceof PerformanceNavigationTiming ? opening.loadEventStart : 0;
        const found = performance
          .getEntries()
          .filter((entry) => entry instanceof PerformanceResourceTiming);
        const run = new Set(
          found.filter(({initiatorType}) => initiatorType === 'script').map(({name}) => name),
        );
        // A prefetched script comes from the browser's cache when it runs, so nothing is sent over the network.
        const loaded = found.filter(
          ({transferSize, initiatorType}) => transferSize > 0 || initiatorType !== 'script',
        );
        return {
          entries: loaded.map(({name, encodedBodySize, startTime, entryType, initiatorType}) => ({
            path: new URL(name).pathname,
            isPage: entryType === 'navigation',
            isAhead:
              ['link', 'fetch'].includes(initiatorType) &&
              /\.js$|\/assets\/routes\//.test(name) &&
              !(run.has(name) && named.includes(name)),
            bytes: encodedBodySize,
            isBeforePaint: startTime < (paint?.startTime ?? Infinity),
            isBeforeLoad: startTime < loadedAt,
            isBeforeUse: startTime < useAt,
          })),
          elements: document.querySelectorAll('*').length,
          inlineStyles: document.querySelectorAll('[style]').length,
          layoutShift: Number(Reflect.get(window, 'benchShift') ?? 0),
        };
      },
      [usedAt, own] as const,
    );
    const loads = entries.map(
      ({isPage, isBeforePaint, isBeforeLoad, isBeforeUse, ...entry}): Load => {
        const untouched = isBeforeLoad ? 'load' : 'idle';
        const late = isBeforeUse ? untouched : 'use';
        const phase = isBeforePaint ? 'paint' : late;
        return {...entry, kind: kindOf(entry.path, isPage), phase};
      },
    );
    return {...rest, loads};
  } finally {
    await page.close();
  }
}
