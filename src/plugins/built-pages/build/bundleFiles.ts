import {build, type BuildFailure, type BuildOptions} from 'esbuild';
import {ContentError, isRecord} from '../../problems';

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
 * @throws what esbuild throws if something cannot be bundled
 */
export function bundleFiles(
  siteDir: string,
  options: Omit<BuildOptions, keyof typeof STEADY | 'absWorkingDir'>,
) {
  return build({...options, ...STEADY, absWorkingDir: siteDir});
}

function isFailure(error: unknown): error is BuildFailure {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) {
    return false;
  }
  return error.errors.every((it) => isRecord(it) && typeof it.text === 'string');
}

/**
 * Converts errors of esbuild into problems with a place, for bundles that the checks create too.
 *
 * @param error what `bundleFiles` threw
 * @returns a ContentError for the errors that esbuild found in files; any other error unchanged
 */
export function explainBundling(error: unknown): unknown {
  if (!isFailure(error)) return error;
  return new ContentError(
    error.errors.map(({text, location}) => ({
      place: location ? `${location.file}:${location.line}:${location.column + 1}` : 'esbuild',
      problem: `cannot be bundled: ${text}`,
      fix: 'correct the line, or the import',
    })),
  );
}
