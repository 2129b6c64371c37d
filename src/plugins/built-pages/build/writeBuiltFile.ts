import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file of a build, and creates the folders it is in.
 *
 * @param outDir the folder of the build, absolute
 * @param name the path of the file relative to that folder; a leading slash is ignored
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
