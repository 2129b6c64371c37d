import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {chunkNames} from './chunkNames';
import {decoded} from './decoded';

/** A route that leads to a page: the page's own route, or that of a layout around it. */
export type Match = ReturnType<typeof matchRoutes<Record<string, string>>>[number];

/**
 * Finds the routes that lead to a page.
 *
 * @param pathname a path as the address bar shows it
 * @returns the routes from the outermost layout to the page
 */
export function matchPage(pathname: string): Match[] {
  const paths = new Set([pathname, decoded(pathname) ?? pathname]);
  return [...paths].flatMap((path) => matchRoutes(routes, path));
}

/**
 * Lists the chunks that routes load.
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
