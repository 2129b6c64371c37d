import fs from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import type {Problem} from './ContentError';

/** The text of a file, whose path is relative to the site's folder, with forward slashes. */
export type Text = {readonly file: string; readonly text: string};

/**
 * Reads files of the site, one after the other: the limit of open files is low on some machines, and a site can be large.
 *
 * @param siteDir the folder of the site
 * @param patterns of files, relative to it
 * @returns the texts, sorted by path
 */
export async function readTexts(siteDir: string, patterns: readonly string[]): Promise<Text[]> {
  const files = await glob(patterns, {cwd: siteDir, ignore: ['**/node_modules/**']});
  const texts: Text[] = [];
  for (const file of files.sort()) {
    texts.push({file, text: await fs.readFile(path.join(siteDir, file), 'utf8')});
  }
  return texts;
}

/**
 * @param offset characters from the start of the text
 * @returns `file:line:column`, both counted from 1
 */
export function locationAt({file, text}: Text, offset = 0): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  return `${file}:${line}:${column}`;
}

/** @returns a problem at an offset in a text */
export function problemAt(
  source: Text,
  offset: number | undefined,
  problem: string,
  fix: string,
): Problem {
  return {location: locationAt(source, offset), problem, fix};
}

/** Characters that break shells or parsers, and what editors call them. */
const BAD_CHARACTERS = [
  {
    character: '\r',
    problem: 'has Windows line endings',
    fix: 'save the file with Unix line endings (LF)',
  },
  {
    character: '\uFEFF',
    problem: 'starts with a byte order mark',
    fix: 'save the file as UTF-8 without BOM',
  },
  {character: '\0', problem: 'contains a NUL character', fix: 'remove it'},
  {
    character: '\uFFFD',
    problem: 'is not UTF-8, or contains a replacement character',
    fix: 'save the file as UTF-8',
  },
] as const;

/** @returns what Git or an editor on another system did to a file; other problems would only follow from it */
export function checkEncoding(source: Text): Problem | undefined {
  for (const {character, problem, fix} of BAD_CHARACTERS) {
    const offset = source.text.indexOf(character);
    if (offset >= 0) return problemAt(source, offset, problem, fix);
  }
  return undefined;
}
