import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Matches the folder of a package in the path of one of its files. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Reads the licenses that have to be distributed with the code of packages in a bundle.
 *
 * @param siteDir the folder of the site
 * @param files the files of the bundle, relative to it
 * @returns the folder and the license text of each package, sorted
 * @throws Error when a package has no file with the text of its license
 */
export function readLicenses(siteDir: string, files: readonly string[]): string[] {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders].sort().map((folder) => {
    const file = readdirSync(path.join(siteDir, folder)).find((name) => /^license/i.test(name));
    if (file !== undefined) {
      return `${folder}\n\n${readFileSync(path.join(siteDir, folder, file), 'utf8').trim()}\n`;
    }
    throw new Error(`${folder} has no file with its license. Fix: use another package or version.`);
  });
}
