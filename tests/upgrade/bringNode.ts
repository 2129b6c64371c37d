import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {major, minVersion, satisfies} from 'semver';
import {runLimited} from './runLimited';

/**
 * Chooses the Node that a version of Docusaurus is tried with.
 *
 * @param running the version of the running Node
 * @param range what Docusaurus asks for, for example `>=24.14`
 * @param wanted the major version that was asked for
 * @returns a major version to bring in; undefined when the running Node is right
 */
export function chooseNode(running: string, range: string, wanted?: number): number | undefined {
  if (wanted !== undefined) {
    return wanted === major(running) ? undefined : wanted;
  }
  return satisfies(running, range) ? undefined : minVersion(range)?.major;
}

/**
 * Names the npm package that holds nothing but the program. The package `node` would fetch it with a script at
 * install time, and scripts are off in this project.
 *
 * @param platform as in `process.platform`
 * @param arch as in `process.arch`
 */
export function nameNodePackage(platform: string, arch: string): string {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return [prefix, platform === 'win32' ? 'win' : platform, arch].join('-');
}

/**
 * Brings in the newest Node of a major version.
 *
 * @param version the major version
 * @param folder where it is installed
 * @returns the folder of the program, for `PATH`
 * @throws an Error with the words of npm when it cannot be installed
 */
export async function bringNode(version: number, folder: string): Promise<string> {
  const name = nameNodePackage(process.platform, process.arch);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), '{"private": true}\n');
  const {isGood, output} = await runLimited(
    ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`],
    {folder, env: process.env, minutes: 10},
  );
  if (!isGood) {
    throw new Error(`Node ${version} cannot be installed:\n${output}`);
  }
  return path.join(folder, 'node_modules', name, 'bin');
}
