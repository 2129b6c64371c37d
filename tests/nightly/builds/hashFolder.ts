import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Hashes the files of a folder, so that two folders can be compared and differing files are named.
 *
 * @param folder the folder
 * @returns the SHA-256 of each file by its path
 */
export async function hashFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hashes = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return [path.relative(folder, file), hash] as const;
    }),
  );
  return Object.fromEntries(hashes);
}
