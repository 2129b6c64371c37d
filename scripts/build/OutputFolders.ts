import {existsSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** The folders of one build. All stand side by side, so that a rename moves a whole site at once. */
export type OutputFolders = {
  /** The site that is served. Nothing but a finished and checked build takes its place. */
  readonly live: string;
  /** The build at work. */
  readonly next: string;
  /** The site of before, for the moment between two renames. */
  readonly last: string;
};

/**
 * Names the folders of a build.
 *
 * @param outDir where the site is wanted
 */
export function nameFolders(outDir: string): OutputFolders {
  const live = path.resolve(outDir);
  const beside = path.join(path.dirname(live), `.${path.basename(live)}`);
  return {live, next: `${beside}-next`, last: `${beside}-last`};
}

/**
 * Clears up behind a build that was killed. When it was killed between the two renames, the site of before
 * comes back.
 *
 * @returns whether there was anything to clear up
 */
export function clearUp({live, next, last}: OutputFolders): boolean {
  const hadLeftovers = existsSync(next) || existsSync(last);
  if (existsSync(last) && !existsSync(live)) {
    renameSync(last, live);
  }
  rmSync(next, {recursive: true, force: true});
  rmSync(last, {recursive: true, force: true});
  return hadLeftovers;
}

/**
 * Puts the new build in the place of the site. No file is copied: the site is the old one or the new one,
 * never a part of each.
 *
 * @throws what renaming throws; the site of before is in its place then
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
