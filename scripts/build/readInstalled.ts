import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Installed} from './checkVersions';

type Manifest = {
  readonly version: string;
  readonly engines?: {readonly node?: string};
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** What a project requires, and what is installed. */
export type Packages = {
  /** The Node versions that the project supports. */
  readonly node: string;
  readonly installed: readonly Installed[];
};

/**
 * Reads the versions of all packages of Docusaurus that a project uses, and of some others.
 *
 * @param siteDir the folder of the project
 * @param others names of packages to read in addition
 * @throws an Error when there is no `package.json`
 */
export function readInstalled(siteDir: string, others: readonly string[]): Packages {
  const {engines, dependencies, devDependencies} = readManifest(siteDir);
  const wanted: Readonly<Record<string, string>> = {...dependencies, ...devDependencies};
  const own = Object.keys(wanted).filter((name) => name.startsWith('@docusaurus/'));
  const installed = [...new Set([...own, ...others])].map((name): Installed => {
    const folder = findPackage(siteDir, name);
    const manifest = folder === undefined ? undefined : readManifest(folder);
    const range = wanted[name];
    return {
      name,
      ...(range !== undefined && {wanted: range}),
      ...(manifest && {version: manifest.version}),
      ...(manifest?.engines?.node !== undefined && {node: manifest.engines.node}),
    };
  });
  return {node: engines?.node ?? '*', installed};
}

/** A package that only Docusaurus requires may be nested below the package that requires it. */
function findPackage(siteDir: string, name: string): string | undefined {
  return [path.join('node_modules', '@docusaurus', 'faster'), '']
    .map((place) => path.join(siteDir, place, 'node_modules', name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
