import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Published} from './chooseVersion';

const run = promisify(execFile);

/** What a version of `@docusaurus/core` requires. */
export type Needs = {
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly engines: {readonly node: string};
};

/**
 * Requests all versions of some packages from the registry, including canaries.
 *
 * @param names the packages
 * @throws an Error of npm when the registry does not answer or lacks a package
 */
export async function readPublished(names: readonly string[]): Promise<Published> {
  const entries = names.map(async (name) => {
    const versions = (await view(name, 'versions')) as string | readonly string[];
    return [name, typeof versions === 'string' ? [versions] : versions] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Requests the dependencies and engines of a version of Docusaurus from the registry.
 *
 * @param version a version of `@docusaurus/core`
 * @throws an Error of npm when the registry does not have it
 */
export async function readNeeds(version: string): Promise<Needs> {
  return (await view(`@docusaurus/core@${version}`, 'peerDependencies', 'engines')) as Needs;
}

async function view(...args: readonly string[]): Promise<unknown> {
  const {stdout} = await run('npm', ['view', ...args, '--json'], {timeout: 120_000});
  return JSON.parse(stdout);
}
