import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Build output, and what is not part of the site. The Git history is part of it: the dates of pages come from it. */
const LEFT_OUT = [
  'node_modules',
  'build',
  '.build-next',
  '.build-last',
  '.docusaurus',
  'test-results',
  'playwright-report',
  '.scratch',
];

/**
 * Copies the site into a new folder, so that a test can edit it. The packages are linked one by one: the bundler keeps
 * its cache in `node_modules`, and the copy must have its own cache.
 *
 * @param siteDir the folder of the site
 * @returns the folder of the copy
 */
export async function copySite(siteDir: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  await copyEntries(siteDir, copy, LEFT_OUT);
  const packages = path.join(siteDir, 'node_modules');
  await mkdir(path.join(copy, 'node_modules'));
  const links = (await readdir(packages)).filter((entry) => entry !== '.cache');
  await Promise.all(
    links.map((entry) =>
      symlink(path.join(packages, entry), path.join(copy, 'node_modules', entry)),
    ),
  );
  return copy;
}

/**
 * Copies the site with its own packages, as in a separate clone: a symbolic link would lead the bundler back to the
 * folder of the site. Files are hard-linked where the file system allows it; no build writes to them.
 *
 * @param siteDir the folder of the site
 * @param copy the folder of the copy, which must not exist yet
 */
export async function cloneSite(siteDir: string, copy: string): Promise<void> {
  await mkdir(copy);
  await copyEntries(siteDir, copy, LEFT_OUT);
  const packages = path.join(siteDir, 'node_modules');
  const place = path.join(copy, 'node_modules');
  await run('cp', ['-Rl', packages, place]).catch(async () => {
    await rm(place, {recursive: true, force: true});
    await run('cp', ['-R', packages, place]);
  });
  await rm(path.join(place, '.cache'), {recursive: true, force: true});
}

/**
 * Resets a copy to its original state. Its build output is kept.
 *
 * @param siteDir the folder of the site
 * @param copy from `copySite`
 */
export async function resetCopy(siteDir: string, copy: string): Promise<void> {
  const kept = [...LEFT_OUT, '.git'];
  const entries = (await readdir(copy)).filter((entry) => !kept.includes(entry));
  await Promise.all(
    entries.map((entry) => rm(path.join(copy, entry), {recursive: true, force: true})),
  );
  await copyEntries(siteDir, copy, kept);
}

async function copyEntries(from: string, to: string, leftOut: readonly string[]): Promise<void> {
  const entries = (await readdir(from)).filter((entry) => !leftOut.includes(entry));
  await Promise.all(
    entries.map((entry) =>
      cp(path.join(from, entry), path.join(to, entry), {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
      }),
    ),
  );
}
