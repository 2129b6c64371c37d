import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * Tells whether a path is a known page: while the site is built, all pages are known; in a browser, those that
 * `loadRoute` has loaded, including the one that is shown. A docs section matches every path below it, so the
 * innermost match has to be exact too.
 *
 * @param pathname a path as the address bar shows it
 * @returns true for the path of a known page
 */
export function isRoute(pathname: string): boolean {
  const innermost = matchRoutes(routes, pathname).at(-1);
  return innermost?.match.isExact === true && innermost.route.path !== '*';
}
