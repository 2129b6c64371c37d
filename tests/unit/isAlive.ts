import {spawnSync} from 'node:child_process';

/**
 * Tells whether a process is still running. A process that has exited stays listed as a zombie until its parent reaps
 * it, which may take long.
 *
 * @param id the process ID
 */
export function isAlive(id: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout.trim());
}
