import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {OptimizationName} from './Optimization';
import unknownForm from './unknownForm.cjs';

/**
 * Reads a JSON file that Docusaurus generates for the bundler.
 *
 * @param generatedDir the folder of these files, absolute
 * @param name the name of the file
 * @param optimization the optimization that reads it
 * @param reader the file that reads it, below src/plugins/delivery
 * @returns the parsed file
 * @throws the error of `unknownForm` if there is no such file, or if it is not JSON
 */
export async function readGenerated(
  generatedDir: string,
  name: string,
  optimization: OptimizationName,
  reader: string,
): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(generatedDir, name), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw unknownForm(optimization, reader, `${name} cannot be read (${reason})`);
  }
}
