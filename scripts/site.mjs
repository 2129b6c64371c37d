// `npm start` and `npm run build`: Docusaurus, with what it does not do itself. Packages that are not installed and a
// taken port end in one sentence, and a build that fails leaves the last good site. Plain JavaScript, because the
// packages may not be installed.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, renameSync, rmSync} from 'node:fs';
import module from 'node:module';
import {createServer} from 'node:net';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

const DOCUSAURUS = fileURLToPath(
  new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);
const [command, ...args] = process.argv.slice(2);
const {values: options} = parseArgs({
  args,
  options: {
    port: {type: 'string', short: 'p', default: '3000'},
    'out-dir': {type: 'string', default: 'build'},
  },
  strict: false, // all other options are for Docusaurus
  allowPositionals: true,
});

/** Whether a program listens on a port of this machine. */
async function isTaken(port) {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return false;
  } catch {
    return true;
  } finally {
    server.close();
  }
}

/**
 * Returns why the command cannot run and what to do, or undefined if it can. In a terminal Docusaurus itself asks for
 * another port; elsewhere it ends without a word.
 */
async function findObstacle() {
  if (!existsSync(DOCUSAURUS)) return 'the packages are not installed\n  Fix: run npm ci';
  if (command === 'build') return undefined;
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return `the port is "${options.port}"\n  Fix: write a whole number from 0 to 65535`;
  }
  if (process.stdout.isTTY || !(await isTaken(port))) return undefined;
  return `another program listens on port ${options.port}\n  Fix: end it, or name another port: npm start -- --port 3001`;
}

/**
 * Makes Node.js load the packages itself where it can. Docusaurus loads the site's TypeScript by jiti, which would
 * translate every module of a package too, in seconds on a new machine.
 */
function loadPackagesNatively() {
  if (!process.features.require_module) return;
  const {dependencies} = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
}

/** Keeps compiled packages from one run to the next, in Node.js 22 and newer. */
function keepCompiledPackages() {
  const folder = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
  module.enableCompileCache?.(folder);
  process.env.NODE_COMPILE_CACHE = folder; // for the process of a build
}

/**
 * Builds the site into a folder beside the finished one, and swaps the two when the build has succeeded.
 *
 * @returns {Promise<boolean>} whether it has
 */
async function build() {
  const live = path.resolve(options['out-dir']);
  const beside = (name) => path.join(path.dirname(live), `.${path.basename(live)}-${name}`);
  const next = beside('next');
  const last = beside('last');
  const child = spawn(process.execPath, [DOCUSAURUS, 'build', ...args, '--out-dir', next], {
    stdio: 'inherit',
  });
  let isStopped = false; // Docusaurus ends with 0 after Ctrl+C, and leaves half a site
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopped = true;
      child.kill(signal);
    });
  }
  const [code] = await once(child, 'close');
  const isComplete = code === 0 && !isStopped;
  if (isComplete) {
    rmSync(last, {recursive: true, force: true});
    if (existsSync(live)) renameSync(live, last);
    renameSync(next, live);
  } else {
    console.log(`[INFO] ${options['out-dir']} is unchanged.`);
  }
  rmSync(next, {recursive: true, force: true});
  rmSync(last, {recursive: true, force: true});
  return isComplete;
}

/** Runs the command of Docusaurus. */
async function run() {
  loadPackagesNatively();
  keepCompiledPackages();
  if (command === 'build') {
    process.exitCode = (await build()) ? 0 : 1;
    return;
  }
  // Some containers set it to "production", with which the development server ends at the first edit.
  process.env.NODE_ENV = 'development';
  await import(pathToFileURL(DOCUSAURUS).href);
}

// Docusaurus would look for its updates in a process that goes on after it, and write into the home.
process.env.NO_UPDATE_NOTIFIER = '1';
const obstacle = await findObstacle();
if (obstacle) {
  console.error(`[ERROR] ${obstacle}`);
  process.exitCode = 1;
} else {
  await run();
}
