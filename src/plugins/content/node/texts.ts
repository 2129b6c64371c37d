import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Problem} from '../../problems';

/** A text of the site, with its file relative to the site's folder, with forward slashes. */
export type Text = {readonly file: string; readonly text: string};

/**
 * Reads texts of the site.
 *
 * @param siteDir the folder of the site
 * @param patterns of files, relative to it
 * @returns the texts, sorted by path
 */
export async function readTexts(siteDir: string, patterns: readonly string[]): Promise<Text[]> {
  const files = await Globby(patterns, {cwd: siteDir, ignore: ['**/node_modules/**']});
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  return Promise.all(files.sort().map(async (file) => ({file, text: await read(file)})));
}

/** @returns `file:line:col` of an offset in a text */
export function placeAt({file, text}: Text, offset = 0): string {
  const before = text.slice(0, offset);
  return `${file}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
}

/** @returns a problem at an offset in a text */
export const problemAt = (
  source: Text,
  offset: number | undefined,
  problem: string,
  fix: string,
): Problem => ({place: placeAt(source, offset), problem, fix});

/** Signs that make a text another one for a shell, a parser or a reader, with what an editor calls them. */
const SIGNS = [
  ['\r', 'has the line ends of Windows', 'save the file with the line ends of Unix (LF)'],
  ['\uFEFF', 'starts with a byte order mark', 'save the file as UTF-8 without BOM'],
  ['\0', 'holds a NUL character', 'remove it'],
  ['\uFFFD', 'is not UTF-8, or holds the sign for it', 'save the file as UTF-8'],
] as const;

/** @returns what Git or an editor on another system did to a text: what follows from it would be told falsely */
export function findByteProblem(source: Text): Problem | undefined {
  const [sign, problem, fix] = SIGNS.find(([it]) => source.text.includes(it)) ?? [];
  return sign && problemAt(source, source.text.indexOf(sign), problem, fix);
}
