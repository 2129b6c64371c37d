import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/**
 * Lists files, and those in folders, in a fixed order.
 *
 * @param sources files and folders relative to it, for example `contract`
 * @returns absolute paths
 */
export function listFiles(siteDir: string, sources: readonly string[]): readonly string[] {
  return globSync(sources, {cwd: siteDir, absolute: true, dot: true}).sort();
}

/**
 * Hashes files, to notice that one has changed.
 *
 * @param sources files and folders relative to it
 * @returns a hexadecimal SHA-256 over the path and the bytes of every file
 */
export function hashFiles(siteDir: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of listFiles(siteDir, sources)) {
    const name = path.relative(siteDir, file);
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
