import {build, type BuildOptions} from 'esbuild';
import {ContentError} from '../../../files';

/** Options that produce the same bytes for the same source, whatever folder it is in. */
const REPRODUCIBLE = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'silent', // errors are thrown, and so reported only once
  preserveSymlinks: true, // otherwise names and comments contain their targets
} as const;

/** Leads to the workspace itself: the path of its link in `node_modules` would differ from that of its other files. */
const WORKSPACES = {'@rungen/mock-server': './packages/mock-server/src'};

/**
 * Bundles files of the site together with what they import, for others to run.
 *
 * @throws ContentError with the location of everything that cannot be bundled
 */
export async function bundleFiles(
  siteDir: string,
  options: Omit<BuildOptions, keyof typeof REPRODUCIBLE | 'absWorkingDir'>,
) {
  const alias = {...options.alias, ...WORKSPACES};
  try {
    return await build({...options, ...REPRODUCIBLE, alias, absWorkingDir: siteDir});
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const fix = 'correct the line, or the import';
    throw new ContentError([{location: 'bundle:', problem, fix}]);
  }
}
