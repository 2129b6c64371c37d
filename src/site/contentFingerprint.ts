import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Sums up the files that pages are expanded from. The bundler keeps compiled pages in a cache that does
 * not see those files; a plugin option that changes with them is what makes it compile the pages again.
 *
 * @param siteDir the folder of the site
 * @param folders folders below it, for example `contract`
 * @returns a hexadecimal SHA-256 over every file's path and bytes, in a fixed order
 */
export function contentFingerprint(siteDir: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true});
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
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
