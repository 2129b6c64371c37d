// `npm run build`: builds the site into a folder beside the finished one, and swaps the two when the build has succeeded.
// A build that fails or is stopped leaves the last good site. Content is checked in it, before the bundler starts
// (src/plugins/content).
import {spawn} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Runs `docusaurus build` until it ends, and passes on the signals that stop it.
 *
 * @returns its exit code, or the code by which shells name the signal that ended it
 */
function buildInto(folder: string, args: readonly string[]): Promise<number> {
  const command = [DOCUSAURUS, 'build', ...args, '--out-dir', folder];
  const child = spawn(process.execPath, command, {stdio: 'inherit'});
  let stoppedBy: NodeJS.Signals | undefined; // also when the child has just ended
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stoppedBy = signal;
      child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const by = stoppedBy ?? signal;
      resolve(by ? 128 + constants.signals[by] : (code ?? 1));
    });
  });
}

/** `--out-dir public` builds into another folder than `build`. All other arguments are for Docusaurus. */
async function main(): Promise<void> {
  const args = process.argv.slice(3).flatMap((argument) => argument.split(/(?<=^--out-dir)=/));
  const option = args.indexOf('--out-dir');
  const [, outDir = 'build'] = option < 0 ? [] : args.splice(option, 2);
  const live = path.resolve(outDir);
  const next = path.join(path.dirname(live), `.${path.basename(live)}-next`);
  const last = path.join(path.dirname(live), `.${path.basename(live)}-last`);
  if (!existsSync(live) && existsSync(last)) renameSync(last, live); // killed between the two renames
  const code = await buildInto(next, args);
  if (code === 0) {
    if (existsSync(live)) renameSync(live, last);
    renameSync(next, live);
  }
  rmSync(next, {recursive: true, force: true});
  rmSync(last, {recursive: true, force: true});
  console.log(
    code === 0 ? `[SUCCESS] The site is in ${outDir}.` : `[INFO] ${outDir} is unchanged.`,
  );
  process.exitCode = code;
}

void main();
