// Stands in for the preloader of Docusaurus' core, whose failure reloads the page: offline, that throws the
// reader out to an error of the browser.
import registry from '@generated/registry';
import {waitForStyles} from '../../../components/LateStyles/lateStyles';
import {endBusy, startBusy} from './busyPage';
import {decoded} from './decoded';
import {showLoadFailure} from './loadFailure';
import {learnRoute} from './routeSource';
import {chunksOf, type Match, matchPage} from './matchPage';
import {waitForNetwork} from './offlineNote';
import {followServer, servedPath} from './servedLocation';
import {withRetries} from './withRetries';

if (typeof document !== 'undefined') {
  followServer();
}

type Loadable = {readonly preload: () => Promise<unknown>};

/** True for a route whose parts are loaded on demand, which is every route with a page. */
function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component;
}

/** Loads the chunks themselves first: a failed attempt through the route's component would stick to it. */
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

/** True when the site answers: then a missing chunk means that a newer build is up. */
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

/** A link that is pointed at loads the page as well as the click on it: both may fail. */
function reloadOnce(): void {
  if (!isLeaving) {
    isLeaving = true;
    window.location.reload();
  }
}

/**
 * Deals with parts that failed to load.
 *
 * @returns true when they are worth another try, false when the page itself is to say that it failed
 * @throws the error, while the first page is not yet alive
 */
async function survive(pathname: string, error: unknown): Promise<boolean> {
  if (document.documentElement.dataset.hasHydrated !== 'true') {
    showLoadFailure();
    throw error; // the page stays as the server sent it, readable
  }
  if (plain(servedPath(window.location.pathname)) !== plain(pathname)) {
    return false; // loaded in advance, or the reader went elsewhere
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

/** Loads what the routes need, as often as that makes sense. */
async function load(pathname: string): Promise<void> {
  let matches: Match[] = [];
  for (;;) {
    try {
      await withRetries(() => learnRoute(pathname));
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
 * @returns when it is loaded, or when it can't be and the page itself is to say so; never when the reader
 *   went elsewhere meanwhile, because the core would take that for the arrival of the other page
 * @throws what went wrong, while the first page is not yet alive
 */
export default async function preload(pathname: string): Promise<void> {
  const start = window.location.pathname;
  await load(servedPath(pathname));
  if (document.documentElement.dataset.hasHydrated === 'true') {
    await waitForStyles(); // the first page brings the rules it needs, another may need more
  }
  if (window.location.pathname !== start) {
    await never();
  }
}
