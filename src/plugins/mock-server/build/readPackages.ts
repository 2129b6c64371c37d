import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package whose code is in a bundle. */
export type BundledPackage = {
  /** Its name, version, and license, such as `ajv 8.20.0 (MIT)`. */
  readonly title: string;
  /** The text that has to be distributed with its code. */
  readonly notice: string;
};

/** Matches the folder of a package in the path of one of its files. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Reads the packages whose code is in a bundle.
 *
 * @param siteDir the folder of the site
 * @param files the files of the bundle, relative to it
 * @returns the packages, sorted by folder
 * @throws Error when a package has no license, or no file with the text of its license
 */
export function readPackages(siteDir: string, files: readonly string[]): BundledPackage[] {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders].sort().map((folder) => readPackage(path.join(siteDir, folder)));
}

/**
 * @param siteDir the folder of the site
 * @returns the license of the site's own code; null as long as its owner has not chosen one
 */
export function readOwnLicense(siteDir: string): string | null {
  const license = readText(siteDir, 'license');
  return license === 'UNLICENSED' ? null : license;
}

function readPackage(folder: string): BundledPackage {
  const file = readdirSync(folder).find((name) => /^license/i.test(name));
  if (!file) {
    throw new Error(
      `${folder} has no file with its license. Fix: use another package, or another version.`,
    );
  }
  const [name, version, license] = ['name', 'version', 'license'].map((key) =>
    readText(folder, key),
  );
  const text = readFileSync(path.join(folder, file), 'utf8').trim();
  return {title: `${name} ${version} (${license})`, notice: `${name} ${version}\n\n${text}\n`};
}

function readText(folder: string, key: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const value: unknown = Reflect.get(Object(manifest), key);
  if (typeof value === 'string') return value;
  throw new Error(
    `${folder}/package.json has no ${key}. Fix: add it, or use another package or version.`,
  );
}
