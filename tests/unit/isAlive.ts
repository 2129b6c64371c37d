import {spawnSync} from 'node:child_process';

/**
 * Tells whether a program still runs. One that has ended stays listed as a zombie until its parent asks for it, which
 * may take long.
 *
 * @param id the id of its process
 */
export function isAlive(id: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout.trim());
}
