import type {ChildProcess} from 'node:child_process';
import {signalGroup} from './signalGroup';

/**
 * Kills a child process when the build stops.
 *
 * @param child the process, just started
 * @param stop is aborted when the build stops
 * @param isGroup whether it was started `detached`, so that the processes it started are killed too
 */
export function killOnAbort(child: ChildProcess, stop: AbortSignal, isGroup = false): void {
  const kill = (): void => {
    if (!isGroup || !signalGroup(child.pid, 'SIGKILL')) child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill);
  child.once('close', () => {
    stop.removeEventListener('abort', kill);
  });
}
