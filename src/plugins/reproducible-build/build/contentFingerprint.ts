import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Hashes the files that pages are generated from. The bundler caches compiled pages and does not see those files; a
 * plugin option that changes with them makes it compile the pages again.
 *
 * @param siteDir the folder of the site
 * @param sources files and folders relative to it, for example `contract`
 * @returns a hexadecimal SHA-256 over the path and the bytes of every file, in a fixed order
 */
export function contentFingerprint(siteDir: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const paths = listFiles(path.join(siteDir, source));
    for (const file of paths) {
      hash
        .update(path.relative(siteDir, file))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(source: string): string[] {
  if (statSync(source).isFile()) {
    return [source];
  }
  const entries = readdirSync(source, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}
