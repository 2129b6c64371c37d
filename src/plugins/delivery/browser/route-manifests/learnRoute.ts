// The main file of the bundle knows layouts, and the pages outside of them: it does not grow with the site.
// Each page brings the route of its own, and routes of others are learned before they are followed. See
// src/plugins/delivery/build/route-manifests/writeRouteManifests.ts.
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

async function readTable(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} was answered with ${response.status}.`);
  }
  const entries = (await response.json()) as RouteManifest;
  entries.forEach(addEntry);
}

/** What `docusaurus build` alone made, without the passes of `npm run build`, has no tables. */
async function readAll(): Promise<void> {
  const pages = await import(/* webpackChunkName: "pages" */ '@generated/registry?pages');
  Object.assign(registry, pages.registry);
  pages.routes.forEach(addRoute);
}

/** What was asked for, by its address: whether it has been read. */
const reads = new Map<string, Promise<void>>();

function readOnce(address: string, read: () => Promise<void>): Promise<void> {
  const earlier = reads.get(address);
  if (earlier) return earlier;
  const reading = read().catch((error: unknown) => {
    reads.delete(address); // worth another try
    throw error;
  });
  reads.set(address, reading);
  return reading;
}

/** Reads the table that has a page, and with it those that the page leads to. */
function readTableOf(page: string, {tables, count}: PageData): Promise<void> {
  const address = `${tables}${manifestOf(page, count)}.json`;
  return readOnce(address, () => readTable(address));
}

const data = readPageData();
if (data?.own) {
  const {own} = data;
  addEntry(own);
  // Where data is dear no page is loaded in advance: then a click does not wait for a table too.
  whenIdle(() => {
    readTableOf(own.route.path, data).catch(() => undefined); // asked for again when it is needed
  });
}

/**
 * Learns the route of a page, and those of its neighbors, unless it is known. In `npm start` all are.
 *
 * @param path a path as the address bar shows it; when there is no page at it, nothing is learned
 * @throws what went wrong: the network is gone, or another build is on the server
 */
export async function learnRoute(path: string): Promise<void> {
  const page = (decoded(path) ?? path).replace(/\/+$/, '');
  if (process.env.NODE_ENV === 'production' && !isRoute(page) && page.lastIndexOf('/') > 0) {
    await (data ? readTableOf(page, data) : readOnce('', readAll));
  }
}
