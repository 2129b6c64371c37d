import {satisfies} from 'semver';
import {newestWithin, type Published} from './chooseVersion';

/** The part of `package.json` that is read and changed here. */
export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** A package that another version was written for. */
export type Change = {readonly name: string; readonly from: string; readonly to: string};

/**
 * Names the packages of Docusaurus that a project uses.
 *
 * @param manifest its `package.json`
 * @throws an Error when there is none: whatever is tried would prove nothing
 */
export function listDocusaurus({dependencies, devDependencies}: Manifest): string[] {
  const names = Object.keys({...dependencies, ...devDependencies}).filter((name) =>
    name.startsWith('@docusaurus/'),
  );
  if (names.length === 0) {
    throw new Error('package.json names no package of Docusaurus.');
  }
  return names;
}

/**
 * Names the direct dependencies that the new Docusaurus asks for in another version.
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
 * @param peers what the new `@docusaurus/core` asks for
 * @param published the versions that the registry has of each unfit peer
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
 * Writes other versions into a `package.json`. Everything else in it, overrides included, stays.
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
