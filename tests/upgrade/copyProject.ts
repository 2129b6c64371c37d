import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Kept from one trial to the next, so that only what changed is installed again. */
const KEPT = 'node_modules';

/**
 * Copies the project as it stands: the files that git knows or would take, changes that are not committed
 * included, and the history, by which pages are dated. What stood in the folder goes, but for its packages.
 *
 * @param siteDir the folder of the project
 * @param copy the folder to write to
 * @throws an Error when git names no file
 */
export async function copyProject(siteDir: string, copy: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {stdout} = await run('git', args, {cwd: siteDir, maxBuffer: 64 * 1024 * 1024});
  const files = stdout
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(siteDir, file)));
  if (files.length === 0) {
    throw new Error(`git knows no file in ${siteDir}.`);
  }
  await mkdir(copy, {recursive: true});
  const old = (await readdir(copy)).filter((entry) => entry !== KEPT);
  await Promise.all(old.map((entry) => rm(path.join(copy, entry), {recursive: true, force: true})));
  for (const file of [...files, '.git']) {
    await cp(path.join(siteDir, file), path.join(copy, file), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }
}
