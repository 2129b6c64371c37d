// `npm start` and `npm run build`: says in one sentence what would end them with a stack trace or without a word, then
// runs them. Plain JavaScript, because the packages may not be installed.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {connect} from 'node:net';
import {constants} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const [command, ...args] = process.argv.slice(2);

/** Whether a program listens on the port of this machine. In a terminal Docusaurus itself asks for another one. */
async function isTaken(port) {
  const answers = ['127.0.0.1', '::1'].map((host) => {
    const socket = connect({port, host}, () => socket.destroy());
    return once(socket, 'close').then(
      () => true,
      () => false, // refused
    );
  });
  return (await Promise.all(answers)).includes(true);
}

/** Returns why the command cannot run, with the fix; undefined if it can. */
async function findObstacle() {
  const [sign] = /[#!?]/.exec(ROOT) ?? [];
  if (sign) {
    return `the path of this folder has "${sign}", which the bundler takes for its own syntax: ${ROOT}\n  Fix: rename the folder`;
  }
  if (!existsSync(DOCUSAURUS)) return 'the packages are not installed\n  Fix: run npm ci';
  if (command === 'build' || process.stdout.isTTY) return undefined;
  const options = {port: {type: 'string', short: 'p', default: '3000'}};
  const {values} = parseArgs({args, options, strict: false, allowPositionals: true});
  const port = Number(values.port);
  return (await isTaken(port))
    ? `another program listens on port ${port}\n  Fix: end it, or name another port: npm start -- --port 3001`
    : undefined;
}

/**
 * Builds the site into a folder beside the finished one, and swaps the two when the build has succeeded: one that fails
 * or is stopped leaves the last good site. `--out-dir public` builds into another folder than `build`. All other
 * arguments are for Docusaurus.
 *
 * @returns {Promise<number>} its exit code, or the code by which shells name the signal that ended it
 */
async function build() {
  const forwarded = args.flatMap((argument) => argument.split(/(?<=^--out-dir)=/));
  const option = forwarded.indexOf('--out-dir');
  const [, outDir = 'build'] = option < 0 ? [] : forwarded.splice(option, 2);
  const live = path.resolve(outDir);
  const [next, last] = ['next', 'last'].map((it) =>
    path.join(path.dirname(live), `.${path.basename(live)}-${it}`),
  );
  if (!existsSync(live) && existsSync(last)) renameSync(last, live); // killed between the two renames
  const words = [DOCUSAURUS, 'build', ...forwarded, '--out-dir', next];
  const child = spawn(process.execPath, words, {stdio: 'inherit'});
  let stoppedBy; // also when the child has just ended
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stoppedBy = signal;
      child.kill(signal);
    });
  }
  const [code, signal] = await once(child, 'close');
  const by = stoppedBy ?? signal;
  const isGood = !by && code === 0;
  if (isGood) {
    if (existsSync(live)) renameSync(live, last);
    renameSync(next, live);
  }
  rmSync(next, {recursive: true, force: true});
  rmSync(last, {recursive: true, force: true});
  console.log(isGood ? `[SUCCESS] The site is in ${outDir}.` : `[INFO] ${outDir} is unchanged.`);
  return by ? 128 + constants.signals[by] : code;
}

const obstacle = await findObstacle();
if (obstacle) {
  console.error(`[ERROR] ${obstacle}`);
  process.exit(1);
}
if (command === 'build') process.exitCode = await build();
else {
  // Some containers set it to "production", with which the development server ends at the first edit.
  if (command === 'start') process.env.NODE_ENV = 'development';
  await import(pathToFileURL(DOCUSAURUS).href);
}
