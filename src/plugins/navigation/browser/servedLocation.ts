import type {useLocation} from '@docusaurus/router';
import {decoded} from './decoded';

type Location = ReturnType<typeof useLocation>;

/** The address of the not-found page in the router. */
const NOT_FOUND_PATH = '/404.html';

function canonicalPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).pathname : undefined;
}

function isNotFoundPage(): boolean {
  const robots = document.querySelector('meta[name="robots"][content="noindex"]');
  return robots !== null && canonicalPath() === undefined;
}

/** The path for which the server sent the not-found page, in the spelling of the router. */
let missingPath: string | undefined;

/**
 * Makes the server decide which page is shown. Called where the parts of the not-found page are loaded before it is
 * hydrated: the core's own preloader loads the parts of the page that the router matches to the path.
 */
export function followServer(): void {
  if (isNotFoundPage()) {
    missingPath = decoded(window.location.pathname);
  }
}

/**
 * Returns the path whose page to show for a path. The server decides: where it sent the not-found page, the router
 * must not find another page, although it matches `/Docs/Intro` and `/docs/intro.html` to pages.
 *
 * @param pathname a path as the router or the address bar spells it
 * @returns the same path, or that of the not-found page
 */
export function servedPath(pathname: string): string {
  return missingPath !== undefined && decoded(pathname) === missingPath ? NOT_FOUND_PATH : pathname;
}

/**
 * Returns the location to show for a location of the router. A hash with a malformed percent sign is replaced with one
 * that matches nothing: the core decodes hashes without error handling, and the whole page fails if that throws.
 *
 * @param location a location of the router
 * @returns the same object if nothing had to change
 */
export function servedLocation(location: Location): Location {
  const pathname = servedPath(location.pathname);
  const hash = isDecodable(location.hash) ? location.hash : encodeURI(location.hash);
  const isSame = pathname === location.pathname && hash === location.hash;
  return isSame ? location : {...location, pathname, hash};
}

function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}
