import {build, type BuildOptions} from 'esbuild';
import {ContentError} from '../../../problems';

/** Options that produce the same bytes for the same source, whatever folder it is in. */
const STEADY = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'silent', // errors are thrown, and so reported only once
  preserveSymlinks: true, // otherwise the target folder of a symlink appears in names and comments
} as const;

/**
 * Bundles files of the site together with what they import, for others to run.
 *
 * @param siteDir the folder of the site, absolute; paths in `options` are relative to it
 * @throws ContentError with the place of everything that cannot be bundled
 */
export function bundleFiles(
  siteDir: string,
  options: Omit<BuildOptions, keyof typeof STEADY | 'absWorkingDir'>,
) {
  return build({...options, ...STEADY, absWorkingDir: siteDir}).catch((error: unknown) => {
    // The message of esbuild names every place.
    const problem = error instanceof Error ? error.message : String(error);
    throw new ContentError([{place: 'bundle:', problem, fix: 'correct the line, or the import'}]);
  });
}
