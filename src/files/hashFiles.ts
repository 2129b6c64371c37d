import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Lists the absolute paths of files, and of those in folders, in a fixed order. */
export function listFiles(siteDir: string, sources: readonly string[]): string[] {
  return globSync(sources, {cwd: siteDir, absolute: true, dot: true}).sort();
}

/** Hashes the paths and the bytes of files, and of those in folders, to notice that one has changed. */
export function hashFiles(siteDir: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of listFiles(siteDir, sources)) {
    const name = path.relative(siteDir, file);
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
