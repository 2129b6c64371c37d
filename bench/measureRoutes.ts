import type {Browser} from 'playwright-core';
import {BUILD_DIR, sitemapRoutes} from '../tests/site/builtPages';
import {formatTable} from './formatTable';
import {bytesOf, measurePage, scriptsOf} from './measurePage';
import {type LighthouseResult, runLighthouse} from './runLighthouse';
import {serveCompressed, serveSecurely} from './serveCompressed';

/** The cost of opening one page of this site, and its Lighthouse results. */
export type RouteResult = {
  readonly route: string;
  /** HTML and CSS until the page is readable, in bytes. */
  readonly readable: number;
  /** All scripts, in bytes. */
  readonly scripts: number;
  readonly lighthouse: LighthouseResult;
};

/** The metrics of a route, and whether a higher value is better. */
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

/**
 * Measures every page of the built site: its bytes, and the results of one Lighthouse run.
 *
 * @param browser a running browser
 * @param tools the folder with Lighthouse
 * @throws an Error when the sitemap lists no page
 */
export async function measureRoutes(browser: Browser, tools: string): Promise<RouteResult[]> {
  const secure = await serveSecurely(BUILD_DIR); // first: without openssl, it throws
  const {url, close} = await serveCompressed(BUILD_DIR);
  const results: RouteResult[] = [];
  try {
    for (const route of sitemapRoutes()) {
      const {loads} = await measurePage(browser, url + route);
      const early = loads.filter(({phase}) => phase === 'paint' || phase === 'load');
      results.push({
        route,
        readable: bytesOf(early.filter(({kind}) => kind === 'html' || kind === 'css')),
        scripts: bytesOf(scriptsOf(loads)),
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
 * Formats a table with the median and the worst value of each metric.
 *
 * @param results one for each route; at least one
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
