import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';

/** How long a program may take to end after a signal, before it is killed. */
export const GRACE_SECONDS = 10;
const STEP_MS = 200;
/** The variable that marks what a program starts. */
export const MARK = 'MOCK_SERVER_CHECK';
/** How much of the end of an output is kept at least, in characters. */
const KEPT_OUTPUT = 100_000;

type Interruption = {readonly when: AbortSignal; readonly signal: NodeJS.Signals | undefined};

/** How a program ended. What it started belongs to it, also after its own end. */
export type Ending = {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Whether it was sent the signal of an interruption. */
  readonly isInterrupted: boolean;
  /** Whether it was ended: it did not end by itself. */
  readonly isStopped: boolean;
  readonly seconds: number;
  /** In milliseconds since 1970; what it started may go on. */
  readonly exitedAt: number;
  /** What it printed; of a long output, the end. */
  readonly output: string;
};

/**
 * Runs a program in a process group of its own, with an empty standard input, until everything that it started has ended.
 *
 * @throws Error for a program that cannot be started
 */
export async function runProgram(
  [file = '', ...args]: readonly string[],
  options: {env: NodeJS.ProcessEnv; cwd: string; interruption: Interruption; stop: AbortSignal},
): Promise<Ending> {
  const {env, cwd, interruption, stop} = options;
  const startedAt = Date.now();
  const id = randomUUID();
  const child = spawn(file, args, {
    env: {...env, PWD: cwd, [MARK]: id},
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let exitedAt = Infinity;
  child.once('exit', () => (exitedAt = Date.now()));
  const exited = once(child, 'exit');
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length > 2 * KEPT_OUTPUT) output = output.slice(-KEPT_OUTPUT);
    });
  }
  try {
    await once(child, 'spawn');
  } catch (error) {
    await Promise.allSettled([exited, closed]);
    const advice = file.includes(' ')
      ? 'Write it without quotes.'
      : 'Is it there, and executable? It runs in a copy of the folder: write paths outside it in full.';
    throw new Error(`"${file}" cannot be started. ${advice}`, {cause: error});
  }
  /** Waits for the end, or until something aborts, and then sends a signal; returns whether there was anything to get it. */
  const signalWhen = async (when: AbortSignal, signal: NodeJS.Signals): Promise<boolean> => {
    await Promise.race([exited, when.aborted || once(when, 'abort')]);
    const own = child.pid ?? 0;
    // At once: the program goes on while the others are looked for.
    const reached = new Set(when.aborted && sendSignal(own, signal) ? [own] : []);
    for (const group of await waitForEnd(() => findProcessGroups(`${MARK}=${id}`, own), when)) {
      if (!reached.has(group) && sendSignal(group, signal)) reached.add(group);
    }
    return reached.size > 0;
  };
  const {when, signal: interrupt} = interruption;
  const isInterrupted = interrupt !== undefined && (await signalWhen(when, interrupt));
  const isStopped = await signalWhen(stop, 'SIGTERM');
  if (isStopped) await signalWhen(AbortSignal.timeout(GRACE_SECONDS * 1000), 'SIGKILL');
  await exited;
  const seconds = (Date.now() - startedAt) / 1000;
  // A process that cannot be found may hold the output open.
  await Promise.race([closed, setTimeout(GRACE_SECONDS * 1000, undefined, {ref: false})]);
  child.stdout.destroy();
  child.stderr.destroy();
  const {exitCode, signalCode: signal} = child;
  return {exitCode, signal, isInterrupted, isStopped, seconds, exitedAt, output};
}

/** Waits until no process groups are found, or for a signal; returns those that go on. */
async function waitForEnd(find: () => Promise<number[]>, until: AbortSignal): Promise<number[]> {
  let wasEmpty = false;
  for (;;) {
    const groups = await find();
    const isEmpty = groups.length === 0;
    // Not found once is not ended: a process that starts another program shows no mark for a moment.
    if (until.aborted || (isEmpty && wasEmpty)) return groups;
    wasEmpty = isEmpty;
    await setTimeout(STEP_MS);
  }
}

/** Finds the groups of processes that have a mark, or are in a group. Only Linux shows the mark. */
async function findProcessGroups(mark: string, group: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => undefined);
  if (!names) return sendSignal(group, 0) ? [group] : [];
  const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
  const found = names.map(async (name) => {
    // The numbers after the name, which is in parentheses: a program can overwrite its environment.
    const [state, , own] = (await read(`/proc/${name}/stat`)).replace(/^.*\) /s, '').split(' ');
    if (own === undefined || state === 'Z') return [];
    const isMarked = Number(own) === group || (await read(`/proc/${name}/environ`)).includes(mark);
    return isMarked ? [Number(own)] : [];
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/** Sends a signal to a process group; returns whether there is one. */
function sendSignal(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
