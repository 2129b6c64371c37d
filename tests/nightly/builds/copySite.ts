import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cp, mkdir, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies the site as a clone would be, so that a test can edit it: every file that Git knows or would add, the history,
 * and the packages, as hard links, because no build writes to them. The cache of the bundler stays behind.
 *
 * @returns the folder of the copy, whose parent is a new temporary folder
 */
export async function copySite(): Promise<string> {
  const copy = path.join(await mkdtemp(path.join(tmpdir(), 'site-')), 'clone');
  await mkdir(copy);
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z']).toString();
  const files = list.split('\0').filter(Boolean);
  for (const file of files) await cp(file, path.join(copy, file), {preserveTimestamps: true});
  execFileSync('cp', ['-RPl', 'node_modules', copy]);
  await rm(path.join(copy, 'node_modules/.cache'), {recursive: true, force: true});
  return copy;
}

/** Removes a copy with its parent folder. */
export function removeCopy(copy: string): Promise<void> {
  return rm(path.dirname(copy), {recursive: true, force: true});
}

/**
 * Hashes the files of a folder, so that two folders can be compared and files that differ are named.
 *
 * @returns the SHA-256 of each file by its path
 */
export async function hashFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const hashes: [string, string][] = [];
  for (const entry of entries.filter((it) => it.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(await readFile(file));
    hashes.push([path.relative(folder, file), hash.digest('hex')]);
  }
  return Object.fromEntries(hashes.sort());
}

/** Edits of a contract and of a sample. A text of the contract beside an example has to be compared with its source. Pages show `fresh` after the edit. */
export const EDITS = [
  {
    file: 'contract/openapi.yaml',
    before: 'Draws posters from a prompt',
    after: 'Makes edited images from text',
    fresh: 'Makes edited images from text',
  },
  {
    file: 'samples/curl/wait-until-running.sh',
    before: '# Waits until',
    after: '# Edited: Waits until',
    fresh: '# Edited: Waits until',
  },
] as const;
