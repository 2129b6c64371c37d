// Stands in for the preloader of Docusaurus' core, whose failure reloads the page: offline, that throws the
// reader out to an error of the browser. See src/plugins/resilient-navigation.
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {showLoadFailure} from './loadFailure';
import {withRetries} from './withRetries';

type Match = ReturnType<typeof matchRoutes<Record<string, string>>>[number];

type Loadable = {readonly preload: () => Promise<unknown>};

/** True for a route whose parts are loaded on demand, which is every route with a page. */
function isLoadable(component: unknown): component is Loadable {
  return typeof component === 'function' && 'preload' in component;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function matchesOf(pathname: string): Match[] {
  const paths = new Set([pathname, decoded(pathname)]);
  return [...paths].flatMap((path) => matchRoutes(routes, path));
}

/** The names in a tree of chunk names, whatever its shape. */
function names(tree: unknown): string[] {
  if (typeof tree === 'string') {
    return [tree];
  }
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(names) : [];
}

/** The names of the chunks of one route. A key of the table is the path, a dash and a hash. */
function chunksOf({route}: Match): string[] {
  const entries = Object.entries(routesChunkNames);
  const own = entries.filter(([key]) => key.replace(/-[^-]+$/, '') === route.path);
  return own.flatMap(([, tree]) => names(tree));
}

/** Loads the chunks themselves first: a failed attempt through the route's component would stick to it. */
async function loadChunks(matches: readonly Match[]): Promise<void> {
  const chunks = new Set(matches.flatMap(chunksOf));
  const loads = [...chunks].map(async (chunk) => {
    const load = registry[chunk]?.[0];
    await (load && withRetries(load));
  });
  await Promise.all(loads);
}

function plain(pathname: string): string {
  return decoded(pathname).replace(/(?:\/index)?(?:\.html)?\/?$/, '');
}

/** True when the site answers: then a missing chunk means that a newer build is up. */
async function isReachable(pathname: string): Promise<boolean> {
  try {
    return (await fetch(pathname, {method: 'HEAD', cache: 'no-store'})).ok;
  } catch {
    return false;
  }
}

async function survive(pathname: string, error: unknown): Promise<void> {
  if (document.documentElement.dataset.hasHydrated !== 'true') {
    showLoadFailure();
    throw error; // the page stays as the server sent it, readable
  }
  const isNavigation = plain(window.location.pathname) === plain(pathname);
  if (isNavigation && (await isReachable(pathname))) {
    window.location.reload();
    await new Promise(() => undefined); // the old page stays until the new one is there
  }
  // Otherwise the route is shown, fails to load, and offers "Retry" in its place.
}

/**
 * Loads what a page needs before it is shown.
 *
 * @param pathname the path of the page
 * @returns when it is loaded, or when it can't be and the page itself is to say so
 * @throws what went wrong, while the first page is not yet alive
 */
export default async function preload(pathname: string): Promise<void> {
  const matches = matchesOf(pathname);
  try {
    await loadChunks(matches);
  } catch (error) {
    await survive(pathname, error);
    return;
  }
  await Promise.all(
    matches.map(async ({route}) => isLoadable(route.component) && route.component.preload()),
  );
}
