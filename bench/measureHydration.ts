import type {Browser} from 'playwright-core';
import {measureFirstUse} from './measureFirstUse';
import {measureRun, type PageRun} from './measureRun';
import {measureSlowNetwork, NETWORKS, type SlowOpening} from './measureSlowNetwork';
import {ROUTES} from './routes';
import {serveCompressed} from './serveCompressed';

/** The cost of delaying scripts until a page is used. */
export type Hydration = {
  /** On a slow phone, from a tap on a tab of a page that was not used before, until the tab is open. */
  readonly firstUseMs: number;
  readonly run?: PageRun;
  readonly networks: readonly ({readonly network: string} & SlowOpening)[];
};

/**
 * Measures how long the guide page of this site takes to become interactive.
 *
 * @param browser a running browser
 * @param folder the built site
 */
export async function measureHydration(browser: Browser, folder: string): Promise<Hydration> {
  const {url, close} = await serveCompressed(folder);
  const page = url + ROUTES.guide;
  try {
    const networks: Hydration['networks'][number][] = [];
    for (const [name, network] of Object.entries(NETWORKS)) {
      networks.push({network: name, ...(await measureSlowNetwork(browser, page, network))});
    }
    const run = await measureRun(browser, page);
    return {firstUseMs: await measureFirstUse(browser, page), ...(run && {run}), networks};
  } finally {
    await close();
  }
}
