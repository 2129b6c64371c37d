import {build, type BuildFailure, type BuildOptions} from 'esbuild';
import {ContentError} from '../../problems';

/** Options that produce the same bytes for the same source, whatever folder it is in. */
const STEADY = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'silent', // errors are thrown, and so reported only once
  preserveSymlinks: true, // otherwise the target folder of a symlink appears in names and comments
} as const;

const isFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && 'warnings' in error;

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
    if (!isFailure(error)) throw error;
    throw new ContentError(
      error.errors.map(({text, location}) => ({
        place: location ? `${location.file}:${location.line}:${location.column + 1}` : 'esbuild',
        problem: `cannot be bundled: ${text}`,
        fix: 'correct the line, or the import',
      })),
    );
  });
}
