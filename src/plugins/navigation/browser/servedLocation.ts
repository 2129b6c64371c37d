import type {useLocation} from '@docusaurus/router';
import {decoded} from './decoded';

type Location = ReturnType<typeof useLocation>;

/** The address that the router knows for the page that stands in for missing ones. */
const NOT_FOUND_PATH = '/404.html';

function canonicalPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).pathname : undefined;
}

function isNotFoundPage(): boolean {
  const robots = document.querySelector('meta[name="robots"][content="noindex"]');
  return robots !== null && canonicalPath() === undefined;
}

/** The path for which the server sent its page about missing ones, as the router spells it. */
let missingPath: string | undefined;

/**
 * Makes the server decide which page is shown. Called where the parts of the page about missing ones are loaded before
 * it is hydrated: the core's own preloader loads those of the page that the router takes the path for.
 */
export function followServer(): void {
  if (isNotFoundPage()) {
    missingPath = decoded(window.location.pathname);
  }
}

/**
 * Gives the path whose page to show for a path. The server decides: where it sent the page about missing
 * ones, the router finds no other page, although it takes `/Docs/Intro` and `/docs/intro.html` for pages.
 *
 * @param pathname a path as the router or the address bar spells it
 * @returns the same path, or that of the page about missing ones
 */
export function servedPath(pathname: string): string {
  return missingPath !== undefined && decoded(pathname) === missingPath ? NOT_FOUND_PATH : pathname;
}

/**
 * Gives the place to show for a place the router is at. A hash with a broken percent sign becomes one that
 * leads nowhere: the core decodes hashes without care, and takes the whole page down when that fails.
 *
 * @param location a place as the router has it
 * @returns the same object where nothing had to change
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
