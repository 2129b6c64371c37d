import {satisfies} from 'semver';
import {newestWithin, type Published} from './chooseVersion';

/** The part of `package.json` that is read and changed here. */
export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** A package whose version changes in `package.json`. */
export type Change = {readonly name: string; readonly from: string; readonly to: string};

/**
 * Lists the packages of Docusaurus that a project uses.
 *
 * @param manifest its `package.json`
 * @throws an Error when there is none: a trial would prove nothing
 */
export function listDocusaurus({dependencies, devDependencies}: Manifest): string[] {
  const names = Object.keys({...dependencies, ...devDependencies}).filter((name) =>
    name.startsWith('@docusaurus/'),
  );
  if (names.length === 0) {
    throw new Error('package.json lists no package of Docusaurus.');
  }
  return names;
}

/**
 * Lists the direct dependencies of which the new Docusaurus requires another version.
 *
 * @param manifest the `package.json` of the project
 * @param peers the peer dependencies of the new `@docusaurus/core`
 */
export function listUnfitPeers(
  {dependencies, devDependencies}: Manifest,
  peers: Readonly<Record<string, string>>,
): string[] {
  const all = {...dependencies, ...devDependencies};
  return Object.entries(peers).flatMap(([name, range]) => {
    const version = all[name];
    const isOwn = name.startsWith('@docusaurus/');
    return isOwn || version === undefined || satisfies(version, range) ? [] : [name];
  });
}

/**
 * Plans the change of `package.json`.
 *
 * @param manifest the `package.json` of the project
 * @param version the new version of Docusaurus
 * @param peers the peer dependencies of the new `@docusaurus/core`
 * @param published the versions of each unfit peer in the registry
 */
export function planChanges(
  manifest: Manifest,
  version: string,
  peers: Readonly<Record<string, string>>,
  published: Published,
): Change[] {
  const all = {...manifest.dependencies, ...manifest.devDependencies};
  const own = listDocusaurus(manifest).map((name) => ({name, to: version}));
  const unfit = listUnfitPeers(manifest, peers).map((name) => ({
    name,
    to: newestWithin(published[name] ?? [], peers[name] ?? '*'),
  }));
  return [...own, ...unfit]
    .map(({name, to}) => ({name, from: all[name] ?? '', to}))
    .filter(({from, to}) => from !== to);
}

/**
 * Changes versions in a `package.json`. Everything else in it, including overrides, stays the same.
 *
 * @param manifest the parsed file
 * @param changes from `planChanges`
 */
export function applyChanges<Whole extends Manifest>(
  manifest: Whole,
  changes: readonly Change[],
): Whole {
  const to = new Map(changes.map((change) => [change.name, change.to]));
  const change = (list: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(list).map(([name, version]) => [name, to.get(name) ?? version]),
    );
  const {dependencies, devDependencies} = manifest;
  return {
    ...manifest,
    dependencies: change(dependencies),
    devDependencies: change(devDependencies),
  };
}
