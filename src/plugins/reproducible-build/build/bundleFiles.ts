import {build, type BuildFailure, type BuildOptions, type BuildResult} from 'esbuild';
import {ContentError, isRecord} from '../../problems';

/** What a caller decides; the rest is the same for all that a build bundles for others to run. */
type Options = Omit<BuildOptions, keyof typeof STEADY | 'absWorkingDir'>;

/** The same bytes for the same source, in whatever folder it is. */
const STEADY = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'silent', // what is wrong is thrown, and told once
  preserveSymlinks: true, // or a link would put the folder that it leads to into names and comments
} as const;

/**
 * Bundles files of the site, with what they import.
 *
 * @param siteDir the folder of the site, absolute; paths in `options` are below it
 * @throws what esbuild throws when something cannot be bundled
 */
export function bundleFiles(
  siteDir: string,
  options: Options,
): Promise<BuildResult<typeof STEADY>> {
  return build({...options, ...STEADY, absWorkingDir: siteDir});
}

/**
 * Turns what esbuild found into mistakes with a place, for bundles that the checks make too.
 *
 * @param error what `bundleFiles` threw
 * @returns a ContentError for what esbuild found in files; the same error for anything else
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

function isFailure(error: unknown): error is BuildFailure {
  return (
    error instanceof Error &&
    'errors' in error &&
    Array.isArray(error.errors) &&
    error.errors.every((it) => isRecord(it) && typeof it.text === 'string')
  );
}
