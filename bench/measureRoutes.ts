import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {formatTable} from './formatTable';
import {measurePage} from './measurePage';
import {type LighthouseResult, runLighthouse} from './runLighthouse';
import {serveCompressed, serveSecurely} from './serveCompressed';

/** What opening one page of this site costs, and what Lighthouse says of it. */
export type RouteResult = {
  readonly route: string;
  /** HTML and CSS until the page can be read, in bytes. */
  readonly readable: number;
  /** Scripts in all, in bytes. */
  readonly scripts: number;
  readonly lighthouse: LighthouseResult;
};

/** Figures of a route, and whether more is better. */
const FIGURES: readonly {
  readonly name: string;
  readonly isMoreBetter: boolean;
  readonly of: (result: RouteResult) => number;
}[] = [
  {name: 'HTML and CSS, bytes', isMoreBetter: false, of: ({readable}) => readable},
  {name: 'scripts, bytes', isMoreBetter: false, of: ({scripts}) => scripts},
  {
    name: 'largest contentful paint, ms',
    isMoreBetter: false,
    of: ({lighthouse}) => lighthouse.lcp,
  },
  {name: 'total blocking time, ms', isMoreBetter: false, of: ({lighthouse}) => lighthouse.tbt},
  {name: 'layout shift', isMoreBetter: false, of: ({lighthouse}) => lighthouse.cls},
  {name: 'performance', isMoreBetter: true, of: ({lighthouse}) => lighthouse.performance},
  {name: 'accessibility', isMoreBetter: true, of: ({lighthouse}) => lighthouse.accessibility},
  {name: 'best practices', isMoreBetter: true, of: ({lighthouse}) => lighthouse['best-practices']},
  {name: 'SEO', isMoreBetter: true, of: ({lighthouse}) => lighthouse.seo},
];

/** The routes of a built site, from its sitemap. */
async function readRoutes(folder: string): Promise<string[]> {
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (routes.length === 0) {
    throw new Error(`${folder}/sitemap.xml lists no page.`);
  }
  return routes;
}

/**
 * Measures every page of a built site: its bytes, and what one run of Lighthouse says.
 *
 * @param browser a browser that runs
 * @param tools the folder with Lighthouse
 * @param folder the built site
 * @throws an Error when the sitemap lists no page
 */
export async function measureRoutes(
  browser: Browser,
  tools: string,
  folder: string,
): Promise<RouteResult[]> {
  const routes = await readRoutes(folder);
  const {url, close} = await serveCompressed(folder);
  const secure = await serveSecurely(folder);
  const results: RouteResult[] = [];
  try {
    for (const route of routes) {
      const {loads} = await measurePage(browser, url + route);
      const own = loads.filter(({isAhead}) => !isAhead);
      const sum = (kinds: readonly string[], phases: readonly string[]): number =>
        own
          .filter(({kind, phase}) => kinds.includes(kind) && phases.includes(phase))
          .reduce((total, {bytes}) => total + bytes, 0);
      results.push({
        route,
        readable: sum(['html', 'css'], ['paint', 'load']),
        scripts: sum(['js'], ['paint', 'load', 'idle', 'use']),
        lighthouse: await runLighthouse(tools, secure.url + route, 1),
      });
    }
    return results;
  } finally {
    await close();
    await secure.close();
  }
}

/**
 * Lays out the median and the worst of each figure.
 *
 * @param results one for each route, and at least one
 */
export function formatRoutes(results: readonly RouteResult[]): string {
  const rows = FIGURES.map(({name, isMoreBetter, of}) => {
    const sorted = [...results].sort((a, b) => (isMoreBetter ? of(b) - of(a) : of(a) - of(b)));
    const median = sorted[Math.floor((sorted.length - 1) / 2)];
    const worst = sorted.at(-1);
    const round = (result: RouteResult | undefined): number =>
      result === undefined ? NaN : Math.round(of(result) * 1000) / 1000;
    const isSame = round(median) === round(worst);
    return [name, round(median), round(worst), isSame ? '' : (worst?.route ?? '')];
  });
  return formatTable(['of all routes', 'median', 'worst', 'which'], rows);
}
