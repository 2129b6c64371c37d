import {compare, satisfies} from 'semver';

/** The versions of each package that the registry has. */
export type Published = Readonly<Record<string, readonly string[]>>;

/**
 * Chooses the version of Docusaurus to test. The packages of one release are published one by one, so only versions
 * that all packages have are considered.
 *
 * @param published the versions of each package of Docusaurus that the project uses
 * @param wanted a version, or undefined for the newest, including canaries
 * @throws an Error that names the packages without the wanted version, or says that none has all
 */
export function chooseVersion(published: Published, wanted?: string): string {
  const lists = Object.entries(published);
  if (wanted !== undefined) {
    const lacking = lists.filter(([, versions]) => !versions.includes(wanted));
    if (lacking.length > 0) {
      const names = lacking.map(([name]) => name).join(', ');
      throw new Error(`The registry has no version ${wanted} of ${names}.`);
    }
    return wanted;
  }
  const [first = []] = lists.map(([, versions]) => versions);
  const common = first.filter((version) =>
    lists.every(([, versions]) => versions.includes(version)),
  );
  return newest(common, 'of all packages of Docusaurus');
}

/**
 * Chooses the newest version that satisfies a range.
 *
 * @param versions the versions in the registry
 * @param range for example `^19.3.0`
 * @throws an Error when there is none
 */
export function newestWithin(versions: readonly string[], range: string): string {
  const fitting = versions.filter((version) => satisfies(version, range));
  return newest(fitting, `that fits ${range}`);
}

function newest(versions: readonly string[], which: string): string {
  const version = [...versions].sort(compare).at(-1);
  if (version === undefined) {
    throw new Error(`The registry has no version ${which}.`);
  }
  return version;
}
