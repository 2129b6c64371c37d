import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** What a build makes, and what is not part of the site. */
const LEFT_OUT = ['node_modules', 'build', '.docusaurus', '.git', 'test-results'];

/**
 * Copies the site into a folder of its own, so that a test can edit it. The packages are linked one by one:
 * the bundler keeps its cache in `node_modules`, and the copy must have a cache of its own.
 *
 * @param siteDir the folder of the site
 * @returns the folder of the copy
 */
export async function copySite(siteDir: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  const entries = (await readdir(siteDir)).filter((entry) => !LEFT_OUT.includes(entry));
  await Promise.all(
    entries.map((entry) =>
      cp(path.join(siteDir, entry), path.join(copy, entry), {recursive: true}),
    ),
  );
  const packages = path.join(siteDir, 'node_modules');
  await mkdir(path.join(copy, 'node_modules'));
  const links = (await readdir(packages)).filter((entry) => entry !== '.cache');
  await Promise.all(
    links.map((entry) =>
      symlink(path.join(packages, entry), path.join(copy, 'node_modules', entry)),
    ),
  );
  await commit(copy);
  return copy;
}

/** The build asks git when each page changed, and stops outside a repository. */
async function commit(folder: string): Promise<void> {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await run('git', ['init', '--quiet'], {cwd: folder});
  await run('git', ['add', '--all'], {cwd: folder, maxBuffer: 1e8});
  await run('git', [...identity, 'commit', '--quiet', '--message', 'copy'], {cwd: folder});
}
