import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** The folders of one build. They are siblings, so that one rename moves a whole site. */
export type OutputFolders = {
  /** The site that is served. Only a finished and checked build replaces it. */
  readonly live: string;
  /** The build in progress. */
  readonly next: string;
  /** The previous site, between the two renames of a swap. */
  readonly last: string;
};

/**
 * Names the folders of a build.
 *
 * @param outDir the folder for the finished site
 */
export function nameFolders(outDir: string): OutputFolders {
  const live = path.resolve(outDir);
  const beside = path.join(path.dirname(live), `.${path.basename(live)}`);
  return {live, next: `${beside}-next`, last: `${beside}-last`};
}

/**
 * Cleans up after a build that was killed. If it was killed between the two renames, the previous site is restored.
 *
 * @returns whether there was anything to clean up
 */
export function cleanUp({live, next, last}: OutputFolders): boolean {
  const hadLeftovers = existsSync(next) || existsSync(last);
  if (existsSync(last) && !existsSync(live)) {
    renameSync(last, live);
  }
  rmSync(next, {recursive: true, force: true});
  rmSync(last, {recursive: true, force: true});
  return hadLeftovers;
}

/**
 * Replaces the site with the new build. No file is copied: the site is either the old one or the new one, never a
 * mix of both.
 *
 * @throws the error of the failed rename, after the previous site is restored
 */
export function swap({live, next, last}: OutputFolders): void {
  const hadSite = existsSync(live);
  if (hadSite) {
    renameSync(live, last);
  }
  try {
    renameSync(next, live);
  } catch (error) {
    if (hadSite) {
      renameSync(last, live);
    }
    throw error;
  }
  rmSync(last, {recursive: true, force: true});
}
