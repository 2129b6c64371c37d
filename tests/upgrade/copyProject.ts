import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Kept between trials, so that only changed packages are installed again. */
const KEPT = 'node_modules';

/**
 * Copies the project in its current state: tracked and untracked files that git does not ignore, including uncommitted
 * changes, and the history, from which pages get their dates. What was in the folder is removed, except its packages.
 *
 * @param siteDir the folder of the project
 * @param copy the folder to write to
 * @throws an Error when git lists no file
 */
export async function copyProject(siteDir: string, copy: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {stdout} = await run('git', args, {cwd: siteDir, maxBuffer: 64 * 1024 * 1024});
  const files = stdout
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(siteDir, file)));
  if (files.length === 0) {
    throw new Error(`git lists no file in ${siteDir}.`);
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
