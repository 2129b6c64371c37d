import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * Tells whether a path is a page that is known: while the site is built all are, and in a browser those that
 * `learnRoute` has met, the one that is shown among them. A documentation section matches every path below it, so the
 * innermost match has to be exact too.
 *
 * @param pathname a path as the address bar shows it
 * @returns true for the path of a known page
 */
export function isRoute(pathname: string): boolean {
  const innermost = matchRoutes(routes, pathname).at(-1);
  return innermost?.match.isExact === true && innermost.route.path !== '*';
}
