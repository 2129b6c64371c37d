import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/**
 * Gives the memory of what nobody uses any more back. Left to itself, the engine waits until four gigabytes are
 * full on a machine that has them, and a thousand pages that were read leave two of them behind.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc'); // the flag holds for contexts made after it
  if (isCollector(collect)) {
    collect();
  }
}

function isCollector(value: unknown): value is () => void {
  return typeof value === 'function';
}
