import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chooseNode} from './installNode';
import {chooseVersion} from './chooseVersion';
import type {Options} from './readOptions';
import {readNeeds, readPublished} from './readRegistry';
import {
  type Change,
  listDocusaurus,
  listUnfitPeers,
  type Manifest,
  planChanges,
} from './setVersions';

/** What to test. */
export type Plan = {
  /** The version of Docusaurus; if undefined, all packages stay as they are. */
  readonly version?: string;
  /** The major version of Node.js to install; if undefined, the running one is used. */
  readonly node?: number;
  readonly changes: readonly Change[];
};

/**
 * Plans a trial with the versions in the registry.
 *
 * @param siteDir the folder of the project
 * @param options the command-line options
 * @throws an Error when there is no such version
 */
export async function planTrial(siteDir: string, options: Options): Promise<Plan> {
  const running = process.versions.node;
  const {version: wanted, node} = options;
  if (wanted === undefined && node !== undefined) {
    const major = chooseNode(running, '*', node);
    return {changes: [], ...(major !== undefined && {node: major})};
  }
  const manifest = readManifest(siteDir);
  const version = chooseVersion(await readPublished(listDocusaurus(manifest)), wanted);
  const {peerDependencies, engines} = await readNeeds(version);
  const published = await readPublished(listUnfitPeers(manifest, peerDependencies));
  const major = chooseNode(running, engines.node, node);
  return {
    version,
    ...(major !== undefined && {node: major}),
    changes: planChanges(manifest, version, peerDependencies, published),
  };
}

/**
 * Reads the `package.json` of a project.
 *
 * @param folder the folder of the project
 * @throws an Error when there is none
 */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) {
    throw new Error(`There is no package.json in ${folder}.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
