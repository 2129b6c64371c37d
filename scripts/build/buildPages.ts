import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describeFailure} from './describeFailure';
import {type Ending, runDocusaurus} from './runDocusaurus';

/** The result of building the pages. */
export type BuiltPages = {
  readonly code: number;
  /** Why the build failed; empty when it did not, or when it was stopped. */
  readonly fault: string;
};

/** The bundler's cache, relative to the folder it runs in. */
const CACHE = path.join('node_modules', '.cache', 'rspack');

/** The signals that end a crashed process. The bundler crashes when its cache is damaged. */
const CRASHES: readonly (NodeJS.Signals | null)[] = [
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
];

/**
 * Builds the pages. If the bundler crashes, its cache may be damaged, so the cache is cleared and the build is
 * retried once.
 *
 * @param args arguments of `docusaurus build`
 * @param stop ends the build when it is aborted
 * @returns the exit code, and the reason for a failure
 */
export async function buildPages(args: readonly string[], stop: AbortSignal): Promise<BuiltPages> {
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

function conclude(ending: Ending, stop: AbortSignal): BuiltPages {
  if (ending.isDone || stop.aborted) {
    return {code: ending.isDone ? 0 : 1, fault: ''};
  }
  const {failure, code} = ending;
  const fault = failure
    ? describeFailure(failure, process.cwd())
    : `The build exited before it finished (${describeEnd(ending)}).`;
  return {code: code === null || code === 0 ? 1 : code, fault};
}
