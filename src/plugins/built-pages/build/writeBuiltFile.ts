import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file of a build, with the folders it stands in.
 *
 * @param outDir the build's folder, absolute
 * @param name where the file stands below it; a slash at the start means the same
 */
export async function writeBuiltFile(
  outDir: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
