import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUDGETS, SLACK} from '../../bench/budgets';
import {type Load, measurePage, type PageCost} from '../../bench/measurePage';
import {ROUTES} from '../../bench/routes';
import {serveCompressed} from '../../bench/serveCompressed';
import {PAGE_DATA, type PageData} from '../../src/components/Navigation/PageTable';
import {builtFiles, readBuilt} from './builtPages';
import {sayRead} from './sayRead';

function bytesOf(loads: readonly Load[]): number {
  return loads.reduce((sum, {bytes}) => sum + bytes, 0);
}

function count({loads, elements}: PageCost): Readonly<Record<keyof typeof BUDGETS, number>> {
  const early = loads.filter(({phase}) => phase === 'paint');
  const scripts = loads.filter(({kind, isAhead}) => kind === 'js' && !isAhead);
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
      expect(cost.layoutShift, 'layout shift').toBe(0);
      sayRead(cost.loads.length, 'requests');
    } finally {
      await server.close();
    }
  });
}

test('what every page loads names no part of any page, so that it does not grow with the site', () => {
  const files = builtFiles();
  const shared = files.filter((file) => /^assets\/js\/(?:runtime~)?main\.\w+\.js$/.test(file));
  expect(shared).toHaveLength(2);
  const code = shared.map(readBuilt).join('\n');
  const told = new RegExp(`<script type="application/json" id="${PAGE_DATA}">([^<]+)</script>`);
  const pages = files.filter((file) => file.endsWith('.html'));
  const parts = pages.flatMap((file) => {
    const [, json = '{}'] = told.exec(readBuilt(file)) ?? [];
    return Object.keys((JSON.parse(json) as Partial<PageData>).own?.parts ?? {});
  });
  expect(parts.length, 'parts of pages').toBeGreaterThan(20);
  expect(parts.filter((part) => code.includes(part))).toEqual([]);
  sayRead(parts.length, 'parts');
});
