import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Contains the process ID of the build that runs. In the folder of generated files, which builds share. */
export const LOCK = path.join('.docusaurus', 'build-lock');

/**
 * Keeps two builds from running in one folder at the same time: they would delete each other's files. The lock of a
 * build that was killed does not count.
 *
 * @param file the lock file
 * @returns a function that releases the lock
 * @throws an Error that names the other process and the fix, when another build runs
 */
export function lockBuild(file: string): () => void {
  mkdirSync(path.dirname(file), {recursive: true});
  if (!create(file)) {
    const owner = readOwner(file);
    if (owner !== undefined && owner !== process.pid && isRunning(owner)) {
      throw new Error(
        `Another build is running in this folder: process ${owner}.\n  Fix: wait until it ends, or stop it. If no build is running, delete ${file}`,
      );
    }
    writeFileSync(file, String(process.pid));
  }
  return () => {
    rmSync(file, {force: true});
  };
}

/** Creates the lock file. Of two builds that start in the same moment, only one can: the other gets `false`. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the process ID in a lock file; undefined if there is no such file, or nothing valid in it. */
function readOwner(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0); // sends no signal
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // runs as another user
  }
}
