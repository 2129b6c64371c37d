import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** The scripts that every page loads: the runtime and the main bundle. */
const SHARED = /^(?:runtime~)?main\.\w+\.js$/;

/**
 * Reads the scripts that every page loads.
 *
 * @param outDir the folder of the built site, absolute
 * @returns the text of all of them, empty if there are none
 */
export async function readSharedScripts(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/js');
  const files = (await readdir(folder)).filter((file) => SHARED.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}
