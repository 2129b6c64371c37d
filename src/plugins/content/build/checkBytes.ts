import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Problem} from '../../problems';
import {problemAt} from './places';
import {PAGE_FOLDERS} from './readPages';

/** Signs that make a text another one for a shell, a parser or a reader, with what an editor calls them. */
const SIGNS = [
  ['\r', 'has the line ends of Windows', 'save the file with the line ends of Unix (LF)'],
  ['\uFEFF', 'starts with a byte order mark', 'save the file as UTF-8 without BOM'],
  ['\0', 'holds a NUL character', 'remove it'],
  ['\uFFFD', 'is not UTF-8, or holds the sign for it', 'save the file as UTF-8'],
] as const;

/**
 * Checks every text that the site publishes or is made from for what Git or an editor on another system does to it.
 *
 * @param siteDir the folder of the site
 * @returns the first problem of each file: what follows from it would be told falsely
 */
export async function checkBytes(siteDir: string): Promise<Problem[]> {
  const patterns = [...PAGE_FOLDERS, 'contract', 'samples'].map((folder) => `${folder}/**/*`);
  const files = (await Globby(patterns, {cwd: siteDir})).sort();
  return files.flatMap((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const found = SIGNS.find(([sign]) => text.includes(sign));
    if (!found) return [];
    const [sign, problem, fix] = found;
    return [problemAt({file, text}, text.indexOf(sign), problem, fix)];
  });
}
