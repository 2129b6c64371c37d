// Runs the two commands of README.md on a machine that has nothing: a fresh clone, an empty home, an empty folder for
// temporary files, and an environment of PATH and of what npm needs to reach its registry. Root gets this in private
// mounts, which hide the real folders; without them, HOME and TMPDIR name the empty ones. Afterwards no files but
// caches may remain outside the clone, and no process may run. The argument is the file for the results, as JSON.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const [report = 'test-results/empty-machine.json'] = process.argv.slice(2);

/** What npm may need to reach its registry, besides its settings. */
const NETWORK = /^(npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs)$/i;
const START_LIMIT_MS = 600_000; // with npm ci
const TEST_LIMIT_MS = 1200_000;
/** What may be in the home afterwards: the settings that are put there, and the cache of npm. */
const ALLOWED_IN_HOME = ['.npm', '.npmrc'];
/**
 * Caches of tools with a hash of the source in each name, of Docusaurus for its settings, tsx and Playwright; and the
 * folder of a Chromium that Playwright has ended.
 */
const ALLOWED_IN_TMP =
  /^(?:node-jiti|tsx-\d+|playwright-transform-cache-\d+|\.org\.chromium\.Chromium\.\w+)$/;
/** Where the private mounts show the folder of this run: /tmp, where it is, gets hidden. */
const MOUNTED = '/mnt';

/** Mounts the empty folders over the real ones and runs the command in the clone. `$0` is the folder of this run. */
const MOUNT_AND_RUN = `
  set -e
  mount --bind "$0" ${MOUNTED}
  mount --bind ${MOUNTED}/tmp /tmp
  mount --bind ${MOUNTED}/tmp /var/tmp
  if [ -n "$HIDDEN_HOME" ]; then mount --bind ${MOUNTED}/home "$HIDDEN_HOME"; fi
  unset HIDDEN_HOME
  cd ${MOUNTED}/clone
  exec "$@"`;
const UNSHARE = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'empty-machine-'));
const inFolder = (name) => path.join(folder, name);
const canMount = spawnSync('unshare', [...UNSHARE, 'true']).status === 0;
const root = canMount ? MOUNTED : folder;

/** The commands that have to end with this script, also where it is ended by a signal. */
const running = new Set();
process.on('exit', () => {
  running.forEach(stop);
  rmSync(folder, {recursive: true, force: true});
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function prepareFolders() {
  mkdirSync(inFolder('home'));
  mkdirSync(inFolder('tmp'), {mode: 0o1777});
  const clone = spawnSync('git', ['clone', '--quiet', '.', inFolder('clone')], {stdio: 'inherit'});
  if (clone.status !== 0) throw new Error('git clone of this folder failed');
  const {stdout} = spawnSync('npm', ['config', 'get', 'userconfig'], {encoding: 'utf8'});
  const settings = stdout.trim();
  if (existsSync(settings)) copyFileSync(settings, inFolder('home/.npmrc'));
}

/** The environment of the empty machine. A home that Node.js itself is in cannot be hidden. */
function makeEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
  const isNodeAtHome = process.execPath.startsWith(os.homedir());
  return {
    ...Object.fromEntries(kept),
    PATH: process.env.PATH,
    HOME: path.join(root, 'home'),
    ...(canMount ? {HIDDEN_HOME: isNodeAtHome ? '' : os.homedir()} : {TMPDIR: inFolder('tmp')}),
  };
}

/** Starts a command of the shell in the clone, in its own process group. */
function start(line) {
  const words = canMount
    ? ['unshare', ...UNSHARE, 'bash', '-c', MOUNT_AND_RUN, folder, 'bash', '-c', line]
    : ['bash', '-c', line];
  const [program, ...args] = words;
  const child = spawn(program, args, {
    cwd: canMount ? '/' : inFolder('clone'),
    env: makeEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const command = {child, ended: once(child, 'close')};
  running.add(command);
  return command;
}

function stop({child}) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** `npm ci && npm start` serves the first page and its scripts. */
async function checkStart() {
  const port = await findFreePort();
  const server = start(`npm ci && npm start -- --no-open --port ${port}`);
  const deadline = Date.now() + START_LIMIT_MS;
  try {
    while (Date.now() < deadline) {
      if (server.child.exitCode !== null) throw new Error('npm start has ended');
      const page = await fetchText(`http://localhost:${port}/`);
      const [, script] = /<script[^>]*src="([^"]+)"/.exec(page) ?? [];
      if (script && (await fetchText(`http://localhost:${port}${script}`))) return;
      await sleep(500);
    }
    throw new Error(`no page after ${START_LIMIT_MS / 1000} seconds`);
  } finally {
    stop(server);
    await server.ended;
  }
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns an empty text where nothing answers, or not with a page. */
async function fetchText(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/** Lists the processes that are left in the namespace, where the shell that runs this is number 1. */
const LIST_PROCESSES = `sleep 1; for process in /proc/[0-9]*; do
  [ $process = /proc/1 ] || tr '\\0' ' ' <$process/cmdline; echo
done 2>/dev/null`;

/** `npm ci && npm test` is green, and leaves no process. */
async function checkTest() {
  const left = canMount ? `${LIST_PROCESSES} >${root}/processes;` : '';
  const run = start(`npm ci && npm test; code=$?; ${left} exit $code`);
  const limit = setTimeout(() => stop(run), TEST_LIMIT_MS);
  const [code] = await run.ended;
  clearTimeout(limit);
  stop(run); // what it has left
  if (code !== 0) throw new Error(`npm test has ended with ${code ?? 'a signal'}: see above`);
  const processes = canMount ? readFileSync(inFolder('processes'), 'utf8').trim() : '';
  if (processes) throw new Error(`processes are left: ${processes}`);
}

/** Nothing lies outside the clone, but the cache of npm in the empty home. */
function checkFolders() {
  const atHome = readdirSync(inFolder('home')).filter((name) => !ALLOWED_IN_HOME.includes(name));
  const temporary = readdirSync(inFolder('tmp')).filter((name) => !ALLOWED_IN_TMP.test(name));
  const places = [...atHome.map((name) => `~/${name}`), ...temporary.map((name) => `/tmp/${name}`)];
  if (places.length > 0) throw new Error(`files lie outside the clone: ${places.join(', ')}`);
}

const CHECKS = {
  'npm ci && npm start on an empty machine': checkStart,
  'npm ci && npm test on an empty machine': checkTest,
  'nothing lies outside the clone': checkFolders,
};
const checks = [];
prepareFolders();
console.log(
  canMount
    ? 'Private mounts hide /tmp and the home.'
    : 'No private mounts: HOME and TMPDIR are empty.',
);
for (const [name, check] of Object.entries(CHECKS)) {
  const begin = performance.now();
  const error = await Promise.resolve()
    .then(check)
    .then(
      () => undefined,
      ({message}) => message,
    );
  checks.push({name, error});
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${error ? '✗' : '✓'} ${name} (${seconds} s)${error ? `: ${error}` : ''}`);
}
mkdirSync(path.dirname(report), {recursive: true});
writeFileSync(report, JSON.stringify({checks}));
process.exitCode = checks.every(({error}) => error === undefined) ? 0 : 1;
