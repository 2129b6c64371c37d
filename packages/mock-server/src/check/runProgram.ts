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
/** A program and all that it started, whose environments contain the mark. */
type Tree = {readonly leader: number; readonly mark: string; readonly exited: Promise<unknown>};

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
    detached: true, // in a process group of its own
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error(`"${file}" cannot be started. ${adviseStart(file)}`, {cause});
  });
  const exited = once(child, 'exit').then(() => Date.now());
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length > 2 * KEPT_OUTPUT) output = output.slice(-KEPT_OUTPUT);
    });
  }
  const tree = {leader: child.pid ?? 0, mark: `${MARK}=${id}`, exited};
  const {when, signal: interrupt} = interruption;
  const isInterrupted = interrupt !== undefined && (await signalWhen(when, interrupt, tree));
  const isStopped = await signalWhen(stop, 'SIGTERM', tree);
  if (isStopped) await signalWhen(AbortSignal.timeout(GRACE_SECONDS * 1000), 'SIGKILL', tree);
  const exitedAt = await exited;
  const seconds = (Date.now() - startedAt) / 1000;
  // A process that cannot be found may hold the output open.
  await Promise.race([closed, setTimeout(GRACE_SECONDS * 1000, undefined, {ref: false})]);
  child.stdout.destroy();
  child.stderr.destroy();
  const {exitCode, signalCode: signal} = child;
  return {exitCode, signal, isInterrupted, isStopped, seconds, exitedAt, output};
}

function adviseStart(file: string): string {
  if (file.includes(' ')) return 'Write it without quotes.';
  return 'Is it there, and executable? It runs in a copy of the folder: write paths outside it in full.';
}

/**
 * Sends a signal to all of a tree when `when` aborts, unless all of it has ended by then.
 *
 * @returns whether a process got it
 */
async function signalWhen(when: AbortSignal, signal: NodeJS.Signals, tree: Tree): Promise<boolean> {
  await Promise.race([tree.exited, when.aborted || once(when, 'abort')]);
  // At once: the program goes on while the other groups are looked for.
  const isLeaderReached = when.aborted && sendSignal(tree.leader, signal);
  const running = await waitForEnd(tree, when);
  const others = running.filter((group) => !isLeaderReached || group !== tree.leader);
  const reached = others.filter((group) => sendSignal(group, signal));
  return isLeaderReached || reached.length > 0;
}

/** Waits until a tree has no process groups, or for a signal; returns those that go on. */
async function waitForEnd(tree: Tree, until: AbortSignal): Promise<number[]> {
  let wasEmpty = false;
  for (;;) {
    const groups = await findProcessGroups(tree);
    const isEmpty = groups.length === 0;
    // Not found once is not ended: a process that starts another program shows no mark for a moment.
    if (until.aborted || (isEmpty && wasEmpty)) return groups;
    wasEmpty = isEmpty;
    await setTimeout(STEP_MS);
  }
}

/** Finds the process groups of a tree. Only Linux shows the mark. */
async function findProcessGroups({leader, mark}: Tree): Promise<number[]> {
  const names = await readdir('/proc').catch(() => undefined);
  if (!names) return sendSignal(leader, 0) ? [leader] : [];
  const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
  const groups = new Set<number>();
  const inspect = async (name: string): Promise<void> => {
    // Such as `42 (node) S 1 42 …`: the name in parentheses may contain more of them, and spaces.
    const stat = await read(`/proc/${name}/stat`);
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (group === undefined || state === 'Z') return; // no process, or one that has ended
    // A program can overwrite its environment, but stays in its group.
    const isOwn = Number(group) === leader || (await read(`/proc/${name}/environ`)).includes(mark);
    if (isOwn) groups.add(Number(group));
  };
  await Promise.all(names.map(inspect));
  return [...groups];
}

/** Sends a signal to a process group; returns whether there is one. */
function sendSignal(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
