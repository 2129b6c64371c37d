import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout} from 'node:timers/promises';

/** How a program ended. */
export type Ending = {
  /** Whether it was killed at its limit. */
  readonly isAtLimit: boolean;
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  readonly seconds: number;
  /** The end of what it printed. */
  readonly output: string;
  /** Whether processes that it started were still running. */
  readonly hasChildren: boolean;
};

/** Where and how long a program runs. */
export type ProgramOptions = {
  readonly env: NodeJS.ProcessEnv;
  /** Its working directory; by default that of this process. */
  readonly cwd: string | undefined;
  /** The time in milliseconds after which it is killed. */
  readonly limitMs: number;
  /** Ends it early. */
  readonly signal: AbortSignal;
};

/** How much of the output of a program is kept, in characters. */
const MAX_OUTPUT = 4000;

/** How long the processes of a program may go on after its end, in milliseconds: some are just about to end. */
const GRACE_MS = 3000;
const STEP_MS = 20;

/**
 * Runs a program in a process group of its own, and ends the whole group afterwards.
 *
 * @throws Error for a program that cannot be started
 */
export async function runProgram(
  [file = '', ...args]: readonly string[],
  {env, cwd, limitMs, signal}: ProgramOptions,
): Promise<Ending> {
  const startedAt = Date.now();
  const child = spawn(file, args, {env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
  }
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new Error(`"${file}" cannot be started: ${describeStart(error)}`, {cause: error});
  }
  const group = child.pid ?? 0;
  const kill = (): boolean => signalGroup(group, 'SIGKILL');
  signal.addEventListener('abort', kill, {once: true});
  if (signal.aborted) kill();
  let isAtLimit = false;
  const limit = globalThis.setTimeout(() => {
    isAtLimit = true;
    kill();
  }, limitMs);
  const closed = once(child, 'close');
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  clearTimeout(limit);
  signal.removeEventListener('abort', kill);
  const seconds = (Date.now() - startedAt) / 1000;
  await waitForGroup(group);
  const hasChildren = kill();
  await Promise.race([closed, setTimeout(GRACE_MS, undefined, {ref: false})]); // the rest of its output
  return {isAtLimit, exitCode, seconds, output, hasChildren};
}

function describeStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error)) return error.message;
  if (error.code === 'ENOENT') return 'there is no such program.';
  return error.code === 'EACCES' ? 'the file is not executable.' : error.message;
}

/** Waits until a process group has ended, but not for processes that stay. */
async function waitForGroup(group: number): Promise<void> {
  for (let waited = 0; waited < GRACE_MS && signalGroup(group, 0); waited += STEP_MS) {
    await setTimeout(STEP_MS);
  }
}

/** Sends a signal to a process group, or none for 0; returns whether there was one. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
