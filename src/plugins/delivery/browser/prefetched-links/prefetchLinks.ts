// Replaces the object of the Docusaurus core that prefetches links: that one requests a file once for each page that
// needs it.
import {savesData} from '../../../navigation/browser/savesData';
import {filesOf, loadRoute} from '../../../navigation/browser/routeSource';
import {chunksOf, matchPage} from '../../../navigation/browser/matchPage';
import prefetchFile from '../../../navigation/browser/prefetchFile';
import preloadPage from '@docusaurus/core/lib/client/preload';
import {whenIdle} from '../../../navigation/browser/whenIdle';

/** Paths whose files were requested, and paths whose page was loaded. */
const prefetched = new Set<string>();
const preloaded = new Set<string>();

function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/**
 * Loads the files of a page into the browser's cache when the browser is idle.
 *
 * @param link the target of a link that became visible
 * @returns false if there is nothing to do
 */
function prefetch(link: string): false | Promise<void> {
  const path = pathOf(link);
  if (savesData() || preloaded.has(path) || prefetched.has(path)) {
    return false;
  }
  prefetched.add(path);
  return fetchFiles(path);
}

async function fetchFiles(path: string): Promise<void> {
  await new Promise<void>(whenIdle); // links become visible while the page hydrates
  try {
    await loadRoute(path);
  } catch {
    prefetched.delete(path); // nobody needs it yet
    return;
  }
  const files = chunksOf(matchPage(path)).flatMap(filesOf);
  const arrivals = await Promise.all(files.map(prefetchFile));
  if (arrivals.includes(false)) return;
  await new Promise<void>(whenIdle);
  // They run now: a browser delays scripts while a finger is down, and until the result of the press is painted.
  await preload(path);
}

/**
 * Loads a page that the reader is about to open.
 *
 * @param link the target of a link that the reader points at
 * @returns false if there is nothing to do
 */
function preload(link: string): false | Promise<unknown> {
  const path = pathOf(link);
  if (savesData() || preloaded.has(path)) {
    return false;
  }
  preloaded.add(path);
  return preloadPage(path);
}

export default Object.freeze({prefetch, preload, prefetchesEachFileOnce: true});
