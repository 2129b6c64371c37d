/** Provides the routes that the main bundle does not contain. */
export type RouteSource = {
  /** Loads the route of a page, and throws if that fails. Does nothing if there is no such page. */
  readonly loadRoute: (path: string) => Promise<void>;
  /** Returns the addresses of the files of a chunk; undefined for a chunk of the main bundle. */
  readonly filesOf: (chunk: string) => readonly string[] | undefined;
};

let source: RouteSource | undefined;

/** Errors by path: why a route could not be loaded, although there may be a page at its path. */
const failures = new Map<string, unknown>();

/** Sets the source. Without one, the main bundle contains every route, as Docusaurus builds it. */
export function setRouteSource(routes: RouteSource): void {
  source = routes;
}

/**
 * Loads the route of a page, unless it is known.
 *
 * @param path a path as the address bar shows it; if there is no page at it, nothing is loaded
 * @throws the error: the network is unavailable, or another build is on the server
 */
export async function loadRoute(path: string): Promise<void> {
  try {
    await source?.loadRoute(path);
    failures.delete(path);
  } catch (error) {
    failures.set(path, error);
    throw error;
  }
}

/**
 * Distinguishes a path without a page from one whose page is not known yet.
 *
 * @param path a path for which no route was found, as `loadRoute` received it
 * @returns the error of the last attempt to load its route; undefined if there is no such page
 */
export function readFailureOf(path: string): unknown {
  return failures.get(path);
}

/**
 * Returns the addresses of the files of a chunk.
 *
 * @param name the name of the chunk
 * @returns an empty array for a chunk that the bundler has put into the main bundle
 */
export function filesOf(name: string): readonly string[] {
  const files = source?.filesOf(name);
  if (files) return files;
  const address = __webpack_require__.gca(name);
  return address.includes('undefined') ? [] : [address];
}
