import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface ProvidedContext {
    /** The folder with what the programs of `samples/` sleep with in tests: their pauses of 30 s take less than one. */
    readonly sleepFolder: string;
  }
}

const SPEED = 40;

/** How the programs of each language sleep: `sleep` in a shell, `time.sleep`, and the promise of `setTimeout`. */
const FILES = {
  sleep: `#!/bin/sh
exec /bin/sleep "$(echo "$1" | awk '{print $1 / ${SPEED}}')"
`,
  'sitecustomize.py': `import sys
import time

sys.modules["_multiprocessing"] = None  # AWS Lambda and Termux have no semaphores
sleep = time.sleep
time.sleep = lambda seconds: sleep(seconds / ${SPEED})
`,
  'timers.mjs': `import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers/promises';

const {setTimeout: sleep} = timers;
timers.setTimeout = (milliseconds, ...rest) => sleep(milliseconds / ${SPEED}, ...rest);
syncBuiltinESMExports();
`,
};

/** Writes the files once for all tests, before the first, and returns what removes them after the last. */
export default async function provideSleep({provide}: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sleep-'));
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(path.join(folder, name), text);
  }
  await chmod(path.join(folder, 'sleep'), 0o755);
  provide('sleepFolder', folder);
  return () => rm(folder, {recursive: true});
}
