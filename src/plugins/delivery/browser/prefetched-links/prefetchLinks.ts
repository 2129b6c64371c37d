// In the place of the object of Docusaurus' core by which links load in advance: that one asks for one file once for
// each page that needs it.
import {savesData} from '../../../navigation/browser/savesData';
import {filesOf, learnRoute} from '../../../navigation/browser/routeSource';
import {chunksOf, matchPage} from '../../../navigation/browser/matchPage';
import prefetchFile from '../../../navigation/browser/prefetchFile';
import preloadPage from '@docusaurus/core/lib/client/preload';
import {whenIdle} from '../../../navigation/browser/whenIdle';

/** Paths whose files were asked for, and those whose page was loaded. */
const prefetched = new Set<string>();
const preloaded = new Set<string>();

function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/**
 * Brings the files of a page into the browser's cache, when the browser has nothing else to do.
 *
 * @param link where a link leads that came into sight
 * @returns false when nothing is to be done
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
  await new Promise<void>(whenIdle); // links come into sight while the page comes alive
  try {
    await learnRoute(path);
  } catch {
    prefetched.delete(path); // nobody needs it yet
    return;
  }
  const files = chunksOf(matchPage(path)).flatMap(filesOf);
  const arrivals = await Promise.all(files.map(prefetchFile));
  if (arrivals.includes(false)) return;
  await new Promise<void>(whenIdle);
  // They run now: a browser keeps scripts back while a finger is down, and until what it pressed is on screen.
  await preload(path);
}

/**
 * Loads a page that the reader is about to open.
 *
 * @param link where a link leads that the reader points at
 * @returns false when nothing is to be done
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
