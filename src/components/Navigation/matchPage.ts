import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {chunkNames} from './chunkNames';

/** A route that leads to a page: the page's own, or that of a layout around it. */
export type Match = ReturnType<typeof matchRoutes<Record<string, string>>>[number];

/**
 * Decodes a path for the router, which spells paths as files are named.
 *
 * @param pathname a path as the address bar shows it
 * @returns the same path when it has a broken percent sign
 */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Finds the routes that lead to a page.
 *
 * @param pathname a path as the address bar shows it
 * @returns from the outermost layout to the page
 */
export function matchPage(pathname: string): Match[] {
  const paths = new Set([pathname, decodePath(pathname)]);
  return [...paths].flatMap((path) => matchRoutes(routes, path));
}

/**
 * Names the chunks that routes load.
 *
 * @param matches the routes that lead to a page
 * @returns each name once
 */
export function chunksOf(matches: readonly Match[]): string[] {
  const names = matches.flatMap(({route, match: {isExact}}) =>
    chunkNames(routesChunkNames, String(route.path), isExact),
  );
  return [...new Set(names)];
}
