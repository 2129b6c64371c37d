/** The part of `package-lock.json` that is read here. */
export type Lock = {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

type LockedPackage = {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Packages with install scripts. None of them needs its script: `.npmrc` turns all of them off. */
const KNOWN_INSTALL_SCRIPTS = [
  '@mdn/mdn-http-observatory', // downloads lists, which tests/hosts/gradeHost.ts replaces
  '@swc/core',
  'core-js',
  'esbuild',
  'libpq', // a database in which the scanner above can store its results
  'node_extra_ca_certs_mozilla_bundle', // downloads certificates that its web service uses
];
const REGISTRY = 'registry.npmjs.org';

/**
 * Checks that the lock file installs the same files everywhere.
 *
 * A lock file written where the registry lacks one platform's build of a package omits that build, and `npm ci` then
 * fails on every platform.
 *
 * @param lock the parsed `package-lock.json`
 * @returns one line for each problem
 */
export function checkLock({packages}: Lock): string[] {
  return Object.entries(packages).flatMap(([place, locked]) =>
    place === '' ? [] : checkPackage(place, locked, packages),
  );
}

function checkPackage(place: string, locked: LockedPackage, packages: Lock['packages']): string[] {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const missing = Object.keys(locked.optionalDependencies ?? {})
    .filter((dependency) => !isLocked(dependency, place, packages))
    .map(
      (dependency) => `${name} lacks its optional package ${dependency}: pin a version that has it`,
    );
  const faults: string[] = [];
  if (locked.hasInstallScript && !KNOWN_INSTALL_SCRIPTS.includes(name)) {
    faults.push(
      `${name} wants to run code at install: read the code, then name it in checkLock.ts`,
    );
  }
  if (locked.resolved && new URL(locked.resolved).host !== REGISTRY) {
    faults.push(
      `${name} comes from ${new URL(locked.resolved).host}: only ${REGISTRY} is expected`,
    );
  }
  if (!locked.integrity && !locked.link) {
    faults.push(`${name} has no integrity hash: run npm install again`);
  }
  return [...missing, ...faults];
}

/** Looks where Node.js would: next to the package, then in every parent folder. */
function isLocked(dependency: string, place: string, packages: Lock['packages']): boolean {
  const parts = place.split('/node_modules/');
  return (
    parts.some((_, index) => {
      const folder = parts.slice(0, parts.length - index).join('/node_modules/');
      return Object.hasOwn(packages, `${folder}/node_modules/${dependency}`);
    }) || Object.hasOwn(packages, `node_modules/${dependency}`)
  );
}
