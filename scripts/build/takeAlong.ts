import type {ChildProcess} from 'node:child_process';

/**
 * Ends a process when the build stops.
 *
 * @param child the process, just started
 * @param stop is aborted when the build stops
 * @param isGroup whether it was started `detached`, and what it starts ends with it
 */
export function takeAlong(child: ChildProcess, stop: AbortSignal, isGroup = false): void {
  const kill = (): void => {
    if (!isGroup || !killGroup(child.pid)) child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill);
  child.once('close', () => {
    stop.removeEventListener('abort', kill);
  });
}

/** @returns whether there was one: Windows has no groups, and a program that was not found has no id */
function killGroup(first: number | undefined): boolean {
  if (first === undefined) return false;
  try {
    return process.kill(-first, 'SIGKILL');
  } catch {
    return false;
  }
}
