import {copyFile, mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listPrograms} from '../../src/plugins/samples/build/listPrograms';

/**
 * Writes the programs in the form in which readers copy them, to run them from there.
 *
 * @param siteDir the folder of the site
 * @param workDir an empty folder
 * @returns the folder that contains one folder for each language
 */
export async function writePrograms(siteDir: string, workDir: string): Promise<string> {
  for (const {file, text} of listPrograms(siteDir)) {
    await mkdir(path.dirname(path.join(workDir, file)), {recursive: true});
    await writeFile(path.join(workDir, file), text);
  }
  // The chat programs import a client.
  await symlink(path.join(siteDir, 'node_modules'), path.join(workDir, 'node_modules'));
  const folder = path.join(workDir, 'samples');
  await copyFile(path.join(siteDir, 'samples', 'go', 'go.mod'), path.join(folder, 'go', 'go.mod'));
  return folder;
}
