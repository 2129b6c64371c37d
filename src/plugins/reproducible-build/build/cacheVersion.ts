import {contentFingerprint} from './contentFingerprint';

/**
 * The code and the inputs of pages that the bundler does not see: its cache key covers only its own settings and the
 * modules it reads.
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

/**
 * Computes a version from everything that the bundle depends on and the bundler does not see.
 *
 * @param siteDir the folder of the site
 * @returns a text that changes whenever any of it changes
 */
export function cacheVersion(siteDir: string): string {
  return `${process.version}-${contentFingerprint(siteDir, UNSEEN)}`;
}
