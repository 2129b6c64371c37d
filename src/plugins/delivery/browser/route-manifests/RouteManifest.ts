import type {RouteChunkNames} from '@docusaurus/types';

/** The route of one page, as Docusaurus generates it. */
export type PageRoute = {
  readonly path: string;
  /** Docusaurus uses this to distinguish routes with the same path. */
  readonly hash: string;
  readonly sidebar?: string;
  /** The names of the chunks that it loads. */
  readonly names: RouteChunkNames[string];
};

/** The bundler's information about a part of a page: its text, or its data. */
export type Part = {
  /** The id, the address relative to the site, and the hash of each file that has to be loaded first. */
  readonly files: readonly (readonly [chunk: string, address: string, integrity: string])[];
  readonly module: number | string;
  /** How the bundler creates exports from data; absent for text. */
  readonly mode?: number;
};

/** One page in a route manifest. */
export type PageEntry = {
  readonly route: PageRoute;
  /** By the name of the chunk, without the chunks that the main bundle contains. */
  readonly parts: Readonly<Record<string, Part>>;
};

/** What a browser loads at once: the pages of some folders. */
export type RouteManifest = readonly PageEntry[];

/** The route information that a page contains, in an element of its own. */
export type PageData = {
  /** The address of the folder with the manifests of this build, with a trailing slash. */
  readonly manifests: string;
  /** The number of manifests. */
  readonly count: number;
  /** This page; absent for the few pages that the main bundle contains. */
  readonly own?: PageEntry;
};

/** The id of the element that contains `PageData` as JSON. */
export const PAGE_DATA = 'page-data';

/** A prime, so that folders spread over the manifests. */
const SPREAD = 65_521;

/**
 * Returns the manifest that contains a page. Pages of one folder are in one manifest, because they link to each other.
 *
 * @param path the path of a page, without a trailing slash
 * @param count the number of manifests
 * @returns an integer from 0 to `count - 1`
 */
export function manifestOf(path: string, count: number): number {
  const folder = path.slice(0, path.lastIndexOf('/'));
  let sum = 0;
  for (let index = 0; index < folder.length; index += 1) {
    sum = (sum * 31 + folder.charCodeAt(index)) % SPREAD;
  }
  return sum % count;
}
