import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cp, readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {makeFolder} from '../../helpers/makeFolder';

/** What Git ignores, and Git's own folder: an archive of the site has neither, and can be built. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '.git',
  '.docusaurus',
  '.build-next',
  '.scratch',
  'build',
  'node_modules',
  'test-results',
]);

/**
 * Copies the site as a clone would be, so that a test can edit it: everything but what is generated, and the packages,
 * as hard links, because no build writes to them. The cache of the bundler stays behind.
 *
 * @returns the folder of the copy, whose parent is a new temporary folder: both are removed at the end of the tests
 */
export async function copySite(): Promise<string> {
  const copy = path.join(makeFolder('site-'), 'clone');
  await cp('.', copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !LEFT_OUT.has(file),
  });
  execFileSync('cp', ['-RPl', 'node_modules', copy]);
  await rm(path.join(copy, 'node_modules/.cache'), {recursive: true, force: true});
  return copy;
}

/** The runtime of the bundler, which names the files of all chunks. */
const RUNTIME = /runtime~main\.\w+\.js/g;

/**
 * Hashes the files of a build by their paths, so that a comparison of two builds names the files that differ. After a
 * build that was killed, the bundler's cache can swap names of local variables in the runtime, and with them the name of
 * its file, which is in every page: so the runtime only has to be there.
 */
export async function hashFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const hashes: [string, string][] = [];
  for (const entry of entries.filter((item) => item.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replace(RUNTIME, 'runtime');
    const bytes = await readFile(file);
    const text = file.endsWith('.html') ? bytes.toString().replace(RUNTIME, 'runtime') : bytes;
    const isRuntime = name.endsWith('/runtime');
    hashes.push([name, isRuntime ? '' : createHash('sha256').update(text).digest('hex')]);
  }
  return Object.fromEntries(hashes.sort());
}

/** Pages show `after`. A string of the contract next to an example has to be compared with its source. */
export const EDITS = [
  {
    file: 'contract/openapi.yaml',
    before: 'Draws posters from a prompt',
    after: 'Makes edited images from text',
  },
  {
    file: 'samples/curl/wait-until-running.sh',
    before: '# Waits until',
    after: '# Edited: Waits until',
  },
] as const;
