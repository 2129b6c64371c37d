import type {ChildProcess} from 'node:child_process';

/**
 * Ends a process when the build stops.
 *
 * @param child the process, just started
 * @param stop is aborted when the build stops
 */
export function takeAlong(child: ChildProcess, stop: AbortSignal): void {
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill);
  child.once('close', () => {
    stop.removeEventListener('abort', kill);
  });
}
