import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {major, minVersion, satisfies} from 'semver';
import {startProgram} from '../run/startProgram';

/**
 * Chooses the Node.js version with which a version of Docusaurus is tested.
 *
 * @param running the version of the running Node.js
 * @param range what Docusaurus requires, for example `>=24.14`
 * @param wanted the requested major version
 * @returns a major version to install; undefined when the running one fits
 */
export function chooseNode(running: string, range: string, wanted?: number): number | undefined {
  if (wanted !== undefined) {
    return wanted === major(running) ? undefined : wanted;
  }
  return satisfies(running, range) ? undefined : minVersion(range)?.major;
}

/**
 * Returns the name of the npm package that contains only the Node.js program. The package `node` would download it with
 * an install script, and scripts are disabled in this project.
 *
 * @param platform as in `process.platform`
 * @param arch as in `process.arch`
 */
export function nameNodePackage(platform: string, arch: string): string {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return [prefix, platform === 'win32' ? 'win' : platform, arch].join('-');
}

/**
 * Installs the newest Node.js of a major version.
 *
 * @param version the major version
 * @param folder where it is installed
 * @returns the folder of the program, for `PATH`
 * @throws an Error with the output of npm when it cannot be installed
 */
export async function installNode(version: number, folder: string): Promise<string> {
  const name = nameNodePackage(process.platform, process.arch);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), '{"private": true}\n');
  const {ended, printed} = startProgram(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`],
    {cwd: folder, limitMs: 10 * 60_000},
  );
  const {code, problem = ''} = await ended;
  if (code !== 0) {
    throw new Error(`Node ${version} cannot be installed:\n${printed.output}${problem}`);
  }
  return path.join(folder, 'node_modules', name, 'bin');
}
