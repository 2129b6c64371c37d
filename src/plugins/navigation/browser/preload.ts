// Replaces the preloader of the Docusaurus core, which reloads the page when loading fails: offline, that takes the
// reader to an error page of the browser.
import registry from '@generated/registry';
import {waitForStyles} from '../../../components/DeferredStyles/deferredStyles';
import {endBusy, startBusy} from './busyPage';
import {decoded} from './decoded';
import {showLoadFailure} from './loadFailure';
import {loadRoute} from './routeSource';
import {chunksOf, type Match, matchPage} from './matchPage';
import {waitForNetwork} from './offlineNote';
import {followServer, servedPath} from './servedLocation';
import {withRetries} from './withRetries';

if (typeof document !== 'undefined') {
  followServer();
}

type Loadable = {readonly preload: () => Promise<unknown>};

/** Returns true for a route whose parts are loaded on demand, which is every route with a page. */
function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component;
}

/** Loads the chunks directly first: the route's component would keep the failure of an attempt made through it. */
async function loadChunks(matches: readonly Match[]): Promise<void> {
  const loads = chunksOf(matches).map(async (chunk) => {
    const load = registry[chunk]?.[0];
    await (load && withRetries(load));
  });
  await Promise.all(loads);
}

function plain(pathname: string): string {
  return (decoded(pathname) ?? pathname).trim().replace(/(?:\/index)?(?:\.html)?\/?$/, '');
}

/** Returns true if the site responds: a missing chunk then means that a newer build is deployed. */
async function isReachable(pathname: string): Promise<boolean> {
  try {
    return (await fetch(pathname, {method: 'HEAD', cache: 'no-store'})).ok;
  } catch {
    return false;
  }
}

let isLeaving = false;

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Pointing at a link loads the page, and so does clicking it: both may fail. */
function reloadOnce(): void {
  if (!isLeaving) {
    isLeaving = true;
    window.location.reload();
  }
}

/**
 * Handles parts that failed to load.
 *
 * @returns true if another attempt makes sense, false if the page itself has to report the failure
 * @throws the error, as long as the first page is not hydrated
 */
async function survive(pathname: string, error: unknown): Promise<boolean> {
  if (document.documentElement.dataset.hasHydrated !== 'true') {
    showLoadFailure();
    throw error; // the page stays readable, as the server sent it
  }
  if (plain(servedPath(window.location.pathname)) !== plain(pathname)) {
    return false; // prefetched, or the reader has navigated elsewhere
  }
  if (!navigator.onLine) {
    endBusy();
    await waitForNetwork(); // the old page stays
    startBusy();
    return true;
  }
  if (isLeaving || (await isReachable(window.location.pathname))) {
    reloadOnce();
    await never(); // the old page stays until the new one is there
  }
  return false;
}

/** Loads what the routes need, and retries as often as that makes sense. */
async function load(pathname: string): Promise<void> {
  let matches: Match[] = [];
  for (;;) {
    try {
      await withRetries(() => loadRoute(pathname));
      matches = matchPage(pathname);
      await loadChunks(matches);
      break;
    } catch (error) {
      if (!(await survive(pathname, error))) {
        return;
      }
    }
  }
  await Promise.all(
    matches.map(async ({route}) => isLoadable(route.component) && route.component.preload()),
  );
}

/**
 * Loads what a page needs before it is shown.
 *
 * @param pathname the path of the page
 * @returns when it is loaded, or when it cannot be loaded and the page itself has to report that; never if the reader
 *   has navigated elsewhere meanwhile, because the core would take that for the arrival of the other page
 * @throws the error, as long as the first page is not hydrated
 */
export default async function preload(pathname: string): Promise<void> {
  const start = window.location.pathname;
  await load(servedPath(pathname));
  if (document.documentElement.dataset.hasHydrated === 'true') {
    await waitForStyles(); // the first page includes the CSS rules it needs, another page may need more
  }
  if (window.location.pathname !== start) {
    await never();
  }
}
