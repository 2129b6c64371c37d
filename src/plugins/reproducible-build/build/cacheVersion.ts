import {contentFingerprint} from './contentFingerprint';

/**
 * What pages are made by and made from, and the bundler does not see: it keys its cache by its own settings
 * and by the modules it reads.
 */
const UNSEEN = [
  'src/plugins',
  'src/site',
  'contract',
  'samples',
  'sandbox',
  'docusaurus.config.ts',
  'sidebars.ts',
  'sidebarsApi.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
] as const;

/** What the environment changes in the bundle. */
function switches(): string {
  const {DELIVERY = '', WHOLE_BUILD = ''} = process.env;
  return DELIVERY + WHOLE_BUILD;
}

/**
 * Sums up all that the bundle depends on and the bundler does not see.
 *
 * @param siteDir the folder of the site
 * @returns a text that is another one when any of it is
 */
export function cacheVersion(siteDir: string): string {
  return `${process.version}-${contentFingerprint(siteDir, UNSEEN)}-${switches()}`;
}
