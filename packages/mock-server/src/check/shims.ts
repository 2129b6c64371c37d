import {chmod, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A POSIX shell script in the place of `sleep`. */
const SLEEP = `#!/bin/sh
exec /bin/sleep "$(echo "$1" | awk '{print $1 / SPEED}')"
`;

/** Python loads this at its start. */
const SITE_CUSTOMIZE = `import time

_sleep = time.sleep
time.sleep = lambda seconds: _sleep(seconds / SPEED)


def _run_fast(clock):
    start = clock()
    return lambda: start + (clock() - start) * SPEED


time.time = _run_fast(time.time)
time.monotonic = _run_fast(time.monotonic)
`;

/** Node.js loads this before a program. */
const TIMERS = `const {syncBuiltinESMExports} = await import('node:module');
const {default: timers} = await import('node:timers');
const {default: promises} = await import('node:timers/promises');
const {promisify} = await import('node:util');

const {setTimeout: start} = timers;
const {setTimeout: wait} = promises;
// Time limits of requests, as of AbortSignal.timeout, stay as they are: a request takes as long at any speed.
const isOfNode = () => new Error().stack.split('\\n')[3]?.includes('node:internal');
const startFast = (callback, milliseconds = 0, ...rest) =>
  start(callback, isOfNode() ? milliseconds : milliseconds / SPEED, ...rest);
const waitFast = (milliseconds = 0, ...rest) => wait(milliseconds / SPEED, ...rest);
Object.defineProperty(startFast, promisify.custom, {value: waitFast});
timers.setTimeout = startFast;
promises.setTimeout = waitFast;
globalThis.setTimeout = startFast;
syncBuiltinESMExports();

const runFast = (clock) => {
  const started = clock();
  return () => started + (clock() - started) * SPEED;
};
const readClock = runFast(Date.now);
Date.now = () => Math.floor(readClock());
performance.now = runFast(performance.now.bind(performance));
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});
`;

/**
 * Writes files that make time pass faster for programs: `sleep` of shells, and the waits and clocks of Python and
 * Node.js, so that a deadline comes after as many pauses as without them. Other programs wait as long as they ask for.
 *
 * @param speed by which waits are divided
 * @returns the folder, which the caller removes
 */
export async function writeShims(speed: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-server-check-'));
  const files = {sleep: SLEEP, 'sitecustomize.py': SITE_CUSTOMIZE, 'timers.mjs': TIMERS};
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text.replaceAll('SPEED', String(speed)));
  }
  await chmod(path.join(folder, 'sleep'), 0o755);
  return folder;
}

/** Returns the variables with which a program uses the shims of a folder, beside those of an environment. */
export function shimVariables(
  folder: string,
  {PATH, PYTHONPATH, NODE_OPTIONS}: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const url = path.join(folder, 'timers.mjs');
  return {
    PATH: [folder, PATH].filter(Boolean).join(path.delimiter),
    PYTHONPATH: [folder, PYTHONPATH].filter(Boolean).join(path.delimiter),
    NODE_OPTIONS: [NODE_OPTIONS, `--import=${url}`].filter(Boolean).join(' '),
  };
}
