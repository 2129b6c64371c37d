import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';

/** How long a program may take to end after a signal, before it is killed. */
export const GRACE_SECONDS = 10;
/** How long what a program started may go on after its end: some processes are just about to end. */
const SETTLE_SECONDS = 2;
const STEP_MS = 50;
/** The variable that marks what a program starts. */
export const MARK = 'MOCK_SERVER_CHECK';
/** How much of the end of an output is kept, in characters. */
const KEPT_OUTPUT = 100_000;

/** How a program ended. */
export type Ending = {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Whether it was sent a signal: it did not end by itself. */
  readonly isStopped: boolean;
  readonly seconds: number;
  /** What it printed; of a long output, the end. */
  readonly output: string;
  /** Whether processes that it started went on after its end; they were killed. */
  readonly hasLeft: boolean;
};

/**
 * Runs a program in a process group of its own, with an empty standard input, and ends everything that it started.
 *
 * @param options where it runs, what aborts when it is to end, and the signal that it gets then
 * @throws Error for a program that cannot be started
 */
export async function runProgram(
  [file = '', ...args]: readonly string[],
  options: {env: NodeJS.ProcessEnv; cwd: string; stop: AbortSignal; stopSignal: NodeJS.Signals},
): Promise<Ending> {
  const {env, cwd, stop, stopSignal} = options;
  const startedAt = Date.now();
  const id = randomUUID();
  const child = spawn(file, args, {
    env: {...env, PWD: cwd, [MARK]: id},
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(() => (Date.now() - startedAt) / 1000);
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  try {
    await once(child, 'spawn');
  } catch (error) {
    await Promise.allSettled([exited, closed]);
    const advice = file.includes(' ') ? ' Write it without quotes.' : '';
    throw new Error(`"${file}" cannot be started.${advice}`, {cause: error});
  }
  const group = -(child.pid ?? 0);
  const aborted = stop.aborted ? Promise.resolve() : once(stop, 'abort');
  const isStopped = await Promise.race([exited.then(() => false), aborted.then(() => true)]);
  if (isStopped) sendSignal(group, stopSignal);
  const left = await waitForEnd(`${MARK}=${id}`, group, isStopped ? GRACE_SECONDS : SETTLE_SECONDS);
  for (const target of [...left, group]) sendSignal(target, 'SIGKILL');
  const seconds = await exited;
  // A process that cannot be found may hold the output open.
  await Promise.race([closed, setTimeout(SETTLE_SECONDS * 1000)]);
  child.stdout.destroy();
  child.stderr.destroy();
  const {exitCode, signalCode: signal} = child;
  return {exitCode, signal, isStopped, seconds, output, hasLeft: left.length > 0};
}

/** Waits for the end of a program and of all that it started; returns what goes on for longer. */
async function waitForEnd(mark: string, group: number, seconds: number): Promise<number[]> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await findProcesses(mark, group);
    if (found.length === 0 || Date.now() >= end) return found;
    await setTimeout(STEP_MS);
  }
}

/** Finds processes by their mark, in whatever session. Only Linux shows it; elsewhere, finds their group. */
async function findProcesses(mark: string, group: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => undefined);
  if (!names) return sendSignal(group, 0) ? [group] : [];
  const found = names.map(async (name) => {
    const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
    return environment.includes(mark) ? [Number(name)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Sends a signal to a process or, for a negative number, to a process group; returns whether there is one. */
function sendSignal(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}
