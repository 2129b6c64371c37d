/**
 * Files of `tests/site` that every form of the site has to pass, whatever is turned off: routes, the bars, navigation,
 * search, code, and pages without scripts.
 */
export const WHOLE_WITHOUT = [
  'routes',
  'chrome',
  'mobile-menu',
  'page-change',
  'failures',
  'tabs-and-copying',
  'preferences',
  'pages',
  'home',
  'not-found',
  'samples',
  'search',
  'no-javascript',
] as const;
