import type {RouteChunkNames} from '@docusaurus/types';

/** The route of one page, as Docusaurus writes it down. */
export type PageRoute = {
  readonly path: string;
  /** Docusaurus tells routes with one path apart by this. */
  readonly hash: string;
  readonly sidebar?: string;
  /** The names of the chunks that it loads. */
  readonly names: RouteChunkNames[string];
};

/** What the bundler knows of a part of a page: its text, or its data. */
export type Part = {
  /** The number, the address below the site, and the hash of each file that has to be there first. */
  readonly files: readonly (readonly [chunk: string, address: string, integrity: string])[];
  readonly module: number | string;
  /** How the bundler makes exports of data; absent for text. */
  readonly mode?: number;
};

/** One page in a manifest of routes. */
export type PageEntry = {
  readonly route: PageRoute;
  /** By the name of its chunk. Those that the main file knows are not among them. */
  readonly parts: Readonly<Record<string, Part>>;
};

/** What a browser learns at once: pages of some folders. */
export type RouteManifest = readonly PageEntry[];

/** What a page says of routes, in an element of its own. */
export type PageData = {
  /** The address of the folder with the manifests of this build, with a slash at its end. */
  readonly manifests: string;
  /** How many manifests there are. */
  readonly count: number;
  /** This page; absent for the few that the main file knows. */
  readonly own?: PageEntry;
};

/** The id of the element with `PageData` as JSON. */
export const PAGE_DATA = 'page-data';

/** A prime, so that folders spread over the manifests. */
const SPREAD = 65_521;

/**
 * Names the manifest that has a page. Pages of one folder are in one manifest, because links lead from each to
 * the others.
 *
 * @param path the path of a page, without a slash at its end
 * @param count how many manifests there are
 * @returns a number from 0 to below `count`
 */
export function manifestOf(path: string, count: number): number {
  const folder = path.slice(0, path.lastIndexOf('/'));
  let sum = 0;
  for (let index = 0; index < folder.length; index += 1) {
    sum = (sum * 31 + folder.charCodeAt(index)) % SPREAD;
  }
  return sum % count;
}
