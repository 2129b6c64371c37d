import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describeFailure} from './describeFailure';
import {type Ending, runDocusaurus} from './runDocusaurus';

/** Where the bundler keeps what it made, below the folder it runs in. */
const CACHE = path.join('node_modules', '.cache', 'rspack');

/** How a process ends that could not go on: the bundler does so when its cache is damaged. */
const CRASHES: readonly (NodeJS.Signals | null)[] = [
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
];

/**
 * Builds the pages, and tells what went wrong. When the bundler crashes, its cache may be damaged: then it
 * is cleared and the build is tried once more.
 *
 * @param args arguments of `docusaurus build`
 * @param stop ends the build when it is aborted
 * @returns the exit code
 */
export async function buildPages(args: readonly string[], stop: AbortSignal): Promise<number> {
  const first = await runDocusaurus(args, stop);
  if (!hasCrashed(first) || !existsSync(CACHE)) {
    return conclude(first, stop);
  }
  console.warn(
    `[WARNING] The bundler crashed (${describeEnd(first)}). Its cache may be damaged: cleared, building once more.`,
  );
  rmSync(CACHE, {recursive: true, force: true});
  return conclude(await runDocusaurus(args, stop), stop);
}

function hasCrashed({code, signal}: Ending): boolean {
  return CRASHES.includes(signal) || (code ?? 0) > 128;
}

function describeEnd({code, signal}: Ending): string {
  return signal ?? `exit code ${code ?? 'none'}`;
}

function conclude(ending: Ending, stop: AbortSignal): number {
  if (ending.isDone || stop.aborted) {
    return ending.isDone ? 0 : 1;
  }
  const {failure, code} = ending;
  console.error(
    failure
      ? `[ERROR] ${describeFailure(failure)}`
      : `[ERROR] The build ended before it was done (${describeEnd(ending)}).`,
  );
  return code === null || code === 0 ? 1 : code;
}
