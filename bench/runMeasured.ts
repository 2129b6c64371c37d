import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** The cost of a command. */
export type Run = {
  readonly seconds: number;
  /** The peak memory of the command and all its child processes together, in megabytes. */
  readonly peakMb: number;
};

const EVERY_MS = 200;
const PAGE_BYTES = 4096;

type Process = {readonly parent: number; readonly bytes: number};

function readProcess(id: string): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [, resident = '0'] = readFileSync(`/proc/${id}/statm`, 'utf8').split(' ');
    return {parent: Number(fields[1]), bytes: Number(resident) * PAGE_BYTES};
  } catch {
    return undefined; // it has exited meanwhile
  }
}

/** The memory of a process and its descendants, in bytes. Zero where there is no `/proc`. */
function treeBytes(root: number): number {
  const all = new Map<number, Process>();
  try {
    for (const name of readdirSync('/proc').filter((it) => /^\d+$/.test(it))) {
      const process = readProcess(name);
      if (process) {
        all.set(Number(name), process);
      }
    }
  } catch {
    return 0;
  }
  const sum = (id: number): number => {
    const children = [...all].filter(([, {parent}]) => parent === id);
    return (all.get(id)?.bytes ?? 0) + children.reduce((total, [child]) => total + sum(child), 0);
  };
  return sum(root);
}

/**
 * Runs a command and measures its time and peak memory.
 *
 * @param folder where it runs
 * @param command the program and its arguments
 * @throws an Error with the end of its output when it fails
 */
export async function runMeasured(folder: string, command: readonly string[]): Promise<Run> {
  const [program = '', ...args] = command;
  const start = performance.now();
  const env = {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', CI: 'true'};
  const child = spawn(program, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  const keep = (text: Buffer): void => {
    output = `${output}${text.toString()}`.slice(-3000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeBytes(child.pid ?? 0));
  }, EVERY_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new Error(`${command.join(' ')} failed in ${folder}:\n${output}`);
  }
  return {seconds: (performance.now() - start) / 1000, peakMb: Math.round(peak / 1e6)};
}
