import {satisfies} from 'semver';

/** A package whose internals an optimization depends on, and the version it was tested with. */
export type Tested = {
  readonly name: string;
  readonly version: string;
  /** The options of `src/plugins/delivery` that may stop working with another version. */
  readonly optimizations: readonly string[];
  /** The internals that they depend on. */
  readonly reason: string;
};

/** A package as it is installed. */
export type Installed = {
  readonly name: string;
  /** The range in package.json; undefined for a dependency of another package. */
  readonly wanted?: string;
  /** Undefined when it is not installed. */
  readonly version?: string;
  /** The Node versions that it supports. */
  readonly node?: string;
};

/** What to report before a build. */
export type Findings = {
  /** Problems that make the build fail. */
  readonly errors: readonly string[];
  /** Versions that may work but are not tested. */
  readonly infos: readonly string[];
};

/** Raise a version here when `npm run test:upgrade` has passed with it. */
export const TESTED: readonly Tested[] = [
  {
    name: '@docusaurus/core',
    version: '3.10.2',
    optimizations: [
      'heldScripts',
      'pageStyles',
      'routeManifests',
      'trimmedModules',
      'omittedParts',
      'shortNames',
      'prefetchedLinks',
      'resilientLoading',
    ],
    reason: 'its client and the files it writes below .docusaurus',
  },
  {
    name: '@rspack/core',
    version: '1.7.12',
    optimizations: ['heldScripts', 'pageStyles', 'routeManifests', 'shortNames'],
    reason: 'the form of the files it bundles, and its names of exports',
  },
  {
    name: 'react',
    version: '19.2.9',
    optimizations: ['heldScripts'],
    reason: 'how it hydrates a page',
  },
  {
    name: 'react-dom',
    version: '19.2.9',
    optimizations: ['heldScripts'],
    reason: 'how it hydrates a page',
  },
  {
    name: 'history',
    version: '4.10.1',
    optimizations: ['omittedParts'],
    reason: 'what the router imports of it',
  },
  {
    name: 'react-router',
    version: '5.3.4',
    optimizations: ['omittedParts'],
    reason: 'what it imports of history and prop-types',
  },
  {
    name: 'react-router-dom',
    version: '5.3.4',
    optimizations: ['omittedParts'],
    reason: 'what it imports of history and prop-types',
  },
  {
    name: 'prop-types',
    version: '15.8.1',
    optimizations: ['trimmedModules', 'omittedParts'],
    reason: 'what others import of it',
  },
  {
    name: 'hoist-non-react-statics',
    version: '3.3.2',
    optimizations: ['trimmedModules'],
    reason: 'that no page uses it',
  },
  {
    name: 'tslib',
    version: '2.9.1',
    optimizations: ['trimmedModules'],
    reason: 'which of its helpers Docusaurus imports',
  },
  {
    name: 'css-loader',
    version: '6.11.0',
    optimizations: ['shortNames'],
    reason: 'the option that names classes of CSS modules',
  },
];

/**
 * Compares the installed versions with those that can work, and with those that were tested.
 *
 * @param node the version of the running Node
 * @param project the Node versions that the project supports
 * @param installed the packages, as `readInstalled` finds them
 * @param tested the packages that optimizations depend on
 * @throws an Error when no package was read: that would prove nothing
 */
export function checkVersions(
  node: string,
  project: string,
  installed: readonly Installed[],
  tested: readonly Tested[] = TESTED,
): Findings {
  if (installed.length === 0) {
    throw new Error('No package was read, so no version is known to be right.');
  }
  const errors = [
    ...(satisfies(node, project) ? [] : [`This site needs Node ${project}. ${formatNode(node)}`]),
    ...findOldNode(installed, node),
    ...installed.flatMap((it) => findMismatch(it) ?? []),
  ];
  const infos = installed.flatMap(({name, version}) => {
    const known = tested.find((it) => it.name === name);
    return known === undefined || version === known.version ? [] : [formatUntested(known, version)];
  });
  return {errors, infos};
}

function formatNode(node: string): string {
  return `This is Node ${node}: install another, or choose it with your version manager.`;
}

function findMismatch({name, wanted, version}: Installed): string | undefined {
  if (version === undefined) {
    // A package that only other packages require can disappear with one of their releases.
    return wanted === undefined ? undefined : `${name} is not installed: run npm ci.`;
  }
  return wanted === undefined || satisfies(version, wanted)
    ? undefined
    : `${name} is installed as ${version}, but package.json asks for ${wanted}: run npm ci.`;
}

/** All packages of one release require the same Node version, so only the first of them is reported. */
function findOldNode(installed: readonly Installed[], node: string): string[] {
  const asking = installed.filter((it) => it.node !== undefined && !satisfies(node, it.node));
  const first = new Map([...asking].reverse().map((it) => [it.node, it]));
  return [...first.values()].map(
    ({name, version = '', node: range = ''}) =>
      `${name} ${version} needs Node ${range}. ${formatNode(node)}`,
  );
}

function formatUntested(
  {name, version, optimizations, reason}: Tested,
  installed: string | undefined,
): string {
  const options = optimizations.join(', ');
  const found =
    installed === undefined
      ? `${name} is not installed; this site is tested with ${version}.`
      : `${name} ${installed} is not tested with this site; ${version} is.`;
  return `${found} It may break ${options} (${reason}). To find out, run npm run test:upgrade.`;
}
