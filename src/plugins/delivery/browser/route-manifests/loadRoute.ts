import registry from '@generated/registry';
import {whenIdle} from '@site/src/plugins/navigation/browser/whenIdle';
import {addPart} from './parts';
import {addRoute} from './addRoute';
import {decoded} from '../../../navigation/browser/decoded';
import {isRoute} from '../../../navigation/browser/isRoute';
import {
  PAGE_DATA,
  type PageData,
  type PageEntry,
  type RouteManifest,
  manifestOf,
} from './RouteManifest';

function addEntry({route, parts}: PageEntry): void {
  for (const [name, part] of Object.entries(parts)) {
    addPart(name, part);
  }
  addRoute(route);
}

function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

async function readManifest(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} was answered with ${response.status}.`);
  }
  const entries = (await response.json()) as RouteManifest;
  entries.forEach(addEntry);
}

/** Reads the bundler's list of all pages. The pass over built pages replaces that list with manifests. */
async function readAll(): Promise<void> {
  const pages = await import(/* webpackChunkName: "pages" */ '@generated/registry?pages');
  Object.assign(registry, pages.registry);
  pages.routes.forEach(addRoute);
}

/** Requests by address. Each promise resolves when the response has been read. */
const reads = new Map<string, Promise<void>>();

function readOnce(address: string, read: () => Promise<void>): Promise<void> {
  const earlier = reads.get(address);
  if (earlier) return earlier;
  const reading = read().catch((error: unknown) => {
    reads.delete(address); // allows a retry
    throw error;
  });
  reads.set(address, reading);
  return reading;
}

/** Reads the manifest that contains a page, and thereby the routes of the pages that it links to. */
function readManifestOf(page: string, {manifests, count}: PageData): Promise<void> {
  const address = `${manifests}${manifestOf(page, count)}.json`;
  return readOnce(address, () => readManifest(address));
}

let data: PageData | undefined;

/** Reads the route information in the page, including its own route, and fetches that of its neighbors when idle. */
export function openRoutes(): void {
  data = readPageData();
  const {own} = data ?? {};
  if (data && own) {
    addEntry(own);
    const neighbors = data;
    // With save-data no page is prefetched: fetching the manifest now keeps a click from waiting for it too.
    whenIdle(() => {
      readManifestOf(own.route.path, neighbors).catch(() => undefined); // requested again when it is needed
    });
  }
}

/**
 * Loads the route of a page, and those of its neighbors, unless it is known.
 *
 * @param path a path as the address bar shows it; if there is no page at it, nothing is loaded
 * @throws the error: the network is unavailable, or another build is on the server
 */
export async function loadRoute(path: string): Promise<void> {
  const page = (decoded(path) ?? path).replace(/\/+$/, '');
  if (!isRoute(page) && page.lastIndexOf('/') > 0) {
    await (data ? readManifestOf(page, data) : readOnce('', readAll));
  }
}
