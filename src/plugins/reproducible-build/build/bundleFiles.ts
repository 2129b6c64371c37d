import {build, type BuildOptions, type BuildResult} from 'esbuild';

/** What a caller decides; the rest is the same for all that a build bundles for others to run. */
type Options = Omit<BuildOptions, keyof typeof STEADY | 'absWorkingDir'>;

/** The same bytes for the same source, in whatever folder it is. */
const STEADY = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
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
