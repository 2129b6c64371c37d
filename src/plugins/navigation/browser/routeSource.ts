/** Where routes come from that the main file of the bundle does not know. */
export type RouteSource = {
  /** Learns the route of a page, and throws when it cannot be had. Nothing happens when there is no page. */
  readonly learnRoute: (path: string) => Promise<void>;
  /** Gives the addresses of the files of a chunk; undefined for a chunk of the main file. */
  readonly filesOf: (chunk: string) => readonly string[] | undefined;
};

let source: RouteSource | undefined;

/** Why the routes of some paths are not known, although there may be a page: they could not be read. */
const failures = new Map<string, unknown>();

/** Sets the source. Without one, the main file knows every route, as Docusaurus builds it. */
export function setRouteSource(routes: RouteSource): void {
  source = routes;
}

/**
 * Learns the route of a page, unless it is known.
 *
 * @param path a path as the address bar shows it; when there is no page at it, nothing is learned
 * @throws what went wrong: the network is gone, or another build is on the server
 */
export async function learnRoute(path: string): Promise<void> {
  try {
    await source?.learnRoute(path);
    failures.delete(path);
  } catch (error) {
    failures.set(path, error);
    throw error;
  }
}

/**
 * Tells a path without a page from one whose page is not known yet.
 *
 * @param path a path for which no route was found, as `learnRoute` got it
 * @returns what went wrong when its route was asked for last; undefined when there is no such page
 */
export function learnFailure(path: string): unknown {
  return failures.get(path);
}

/**
 * Gives the addresses of the files of a chunk.
 *
 * @param name the name of the chunk
 * @returns none for a chunk that the bundler has put into the main file
 */
export function filesOf(name: string): readonly string[] {
  const files = source?.filesOf(name);
  if (files) return files;
  const address = __webpack_require__.gca(name);
  return address.includes('undefined') ? [] : [address];
}
