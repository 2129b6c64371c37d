import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUDGETS, SLACK} from '../../bench/budgets';
import {bytesOf, measurePage, type PageCost, scriptsOf} from '../../bench/measurePage';
import {ROUTES} from '../../bench/routes';
import {serveCompressed} from '../../bench/serveCompressed';
import {reportReadCount} from './reportReadCount';
import {openPage} from './watchPage';

function count({loads, elements}: PageCost): Readonly<Record<keyof typeof BUDGETS, number>> {
  const early = loads.filter(({phase}) => phase === 'paint');
  const scripts = scriptsOf(loads);
  return {
    readableBytes: bytesOf(early.filter(({kind}) => kind === 'html' || kind === 'css')),
    scriptBytesBeforePaint: bytesOf(scripts.filter(({phase}) => phase === 'paint')),
    scriptBytes: bytesOf(scripts),
    scriptRequests: scripts.length,
    blockingRequests: early.filter(({kind}) => kind !== 'image').length,
    fontBytes: bytesOf(loads.filter(({kind}) => kind === 'font')),
    elements,
  };
}

/**
 * The browser may paint a page that it is still parsing. Until the bar at the top is complete, its parts move by up to
 * 0.005 in all. `streamed-page.spec.ts` checks the content.
 */
const UNSEEN_SHIFT = 0.006;

for (const page of ['guide', 'operation'] as const) {
  test(`the ${page} page stays within the budgets of bench/budgets.ts, and nothing moves`, async ({
    browser,
  }) => {
    const server = await serveCompressed(path.resolve('build'));
    try {
      const cost = await measurePage(browser, server.url + ROUTES[page]);
      const counts = count(cost);
      for (const [key, budget] of Object.entries(BUDGETS)) {
        const found = counts[key as keyof typeof BUDGETS];
        console.log(`${page}: ${budget.name}: ${found} of ${budget[page]}`);
        expect.soft(found, `${budget.name}: ${budget.reason}`).toBeLessThanOrEqual(budget[page]);
        expect
          .soft(found, `${budget.name}: far below. Lower the budget, so that it holds the gain.`)
          .toBeGreaterThanOrEqual(budget[page] * (1 - SLACK));
      }
      expect(cost.layoutShift, 'layout shift').toBeLessThan(UNSEEN_SHIFT);
      reportReadCount(cost.loads.length, 'requests');
    } finally {
      await server.close();
    }
  });
}

/** The fields of a trace event that this test reads. */
type TraceEvent = {
  readonly name?: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: {readonly stackTrace?: readonly {readonly functionName: string}[]};
  };
};

test('when a script adds elements, the browser recalculates the style of these alone, not of the whole page', async ({
  browser,
}) => {
  const server = await serveCompressed(path.resolve('build'));
  const page = await browser.newPage();
  try {
    await openPage(page, server.url + ROUTES.guide);
    await page.waitForLoadState('networkidle');
    const elements = await page.locator('*').count();
    const client = await page.context().newCDPSession(page);
    const styled: number[] = [];
    client.on('Tracing.dataCollected', ({value}) => {
      for (const {name, args} of value as TraceEvent[]) {
        // Ignores recalculations that a frame of the browser or the page's own scripts cause at the same time.
        const isAsked = args?.beginData?.stackTrace?.some(
          (it) => it.functionName === 'addElements',
        );
        if (name === 'UpdateLayoutTree' && isAsked) {
          styled.push(args?.elementCount ?? 0);
        }
      }
    });
    const told = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
      },
    });
    await page.evaluate(function addElements() {
      for (const place of ['body', '.navbar__items', 'main']) {
        document.querySelector(place)?.append(document.createElement('p'));
        document.body.getBoundingClientRect();
      }
    });
    await client.send('Tracing.end');
    await told;
    expect(styled.length, 'times that the browser styled').toBeGreaterThanOrEqual(3);
    expect(Math.max(...styled), `of ${elements} elements`).toBeLessThan(10);
    reportReadCount(styled.length, 'changes');
  } finally {
    await page.close();
    await server.close();
  }
});
