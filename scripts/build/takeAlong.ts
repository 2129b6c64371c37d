import type {ChildProcess} from 'node:child_process';
import {signalGroup} from './signalGroup';

/**
 * Ends a process when the build stops.
 *
 * @param child the process, just started
 * @param stop is aborted when the build stops
 * @param isGroup whether it was started `detached`, and what it starts ends with it
 */
export function takeAlong(child: ChildProcess, stop: AbortSignal, isGroup = false): void {
  const kill = (): void => {
    if (!isGroup || !signalGroup(child.pid, 'SIGKILL')) child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill);
  child.once('close', () => {
    stop.removeEventListener('abort', kill);
  });
}
