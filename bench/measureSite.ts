import type {Browser} from 'playwright-core';
import {bytesOf, type Kind, type Load, measurePage, type PageCost, scriptsOf} from './measurePage';
import {measureNavigation, type Navigation} from './measureNavigation';
import {type LighthouseResult, medianOf, runLighthouse} from './runLighthouse';
import {ROUTES} from './routes';
import {serveCompressed, serveSecurely} from './serveCompressed';

const NEXT = '/docs/tutorial-basics/retrieve-a-job';

/** Opens the next page several times and returns the median of each metric. */
async function goOn(browser: Browser, url: string, times: number): Promise<Navigation> {
  const runs: Navigation[] = [];
  for (let run = 0; run < times; run += 1) {
    runs.push(await measureNavigation(browser, url + ROUTES.guide, NEXT));
  }
  return {
    milliseconds: medianOf(runs.map(({milliseconds}) => milliseconds)),
    bytes: medianOf(runs.map(({bytes}) => bytes)),
  };
}

/** The results of measuring one site. */
export type SiteResult = {
  readonly name: string;
  readonly guide: PageCost;
  readonly operation: PageCost;
  readonly lighthouse: LighthouseResult;
  readonly navigation: Navigation;
};

/**
 * Measures a built site.
 *
 * @param browser a running browser
 * @param tools the folder with Lighthouse
 * @param site its name and folder
 * @param times how often Lighthouse runs and the next page is opened
 */
export async function measureSite(
  browser: Browser,
  tools: string,
  site: {readonly name: string; readonly folder: string},
  times: number,
): Promise<SiteResult> {
  const secure = await serveSecurely(site.folder); // first: without openssl, it throws
  const {url, close} = await serveCompressed(site.folder);
  try {
    return {
      name: site.name,
      guide: await measurePage(browser, url + ROUTES.guide),
      operation: await measurePage(browser, url + ROUTES.operation),
      navigation: await goOn(browser, url, times),
      lighthouse: await runLighthouse(tools, secure.url + ROUTES.guide, times),
    };
  } finally {
    await close();
    await secure.close();
  }
}

/** The total size of some files, in kilobytes. */
function kilobytes(loads: readonly Load[]): string {
  return (bytesOf(loads) / 1000).toFixed(1);
}

/** Returns one row for the table of bytes: the size of a page by kind of file, and by when they are requested. */
export function bytesRow(name: string, {loads}: PageCost): (string | number)[] {
  const own = loads.filter(({isAhead}) => !isAhead);
  const until = (...phases: readonly Load['phase'][]): Load[] =>
    own.filter(({phase}) => phases.includes(phase));
  const early = (kind: Kind): Load[] => until('paint', 'load').filter((load) => load.kind === kind);
  return [
    name,
    kilobytes(early('html')),
    kilobytes(early('css')),
    kilobytes(early('font')),
    kilobytes(until('paint').filter(({kind}) => kind === 'js')),
    kilobytes(scriptsOf(loads)),
    kilobytes(until('paint', 'load')),
    until('paint', 'load').length,
    kilobytes(own),
    kilobytes(loads.filter(({isAhead}) => isAhead)),
  ];
}
