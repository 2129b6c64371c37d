import fs from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import type {Problem} from './ContentError';

/** The text of a file, whose path is relative to the site's folder, with forward slashes. */
export type Text = {readonly file: string; readonly text: string};

/**
 * Reads files of the site, sorted by path, one after the other: the limit of open files is low on some machines, and a
 * site can be large.
 */
export async function readTexts(siteDir: string, patterns: readonly string[]): Promise<Text[]> {
  const files = await glob(patterns, {cwd: siteDir, ignore: ['**/node_modules/**']});
  const texts: Text[] = [];
  for (const file of files.sort()) {
    texts.push({file, text: await fs.readFile(path.join(siteDir, file), 'utf8')});
  }
  return texts;
}

/** Returns `file:line:column` of an offset in a text; both count from 1. */
export function locationAt({file, text}: Text, offset = 0): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  return `${file}:${line}:${column}`;
}

/** Makes a problem of what is wrong at an offset of a text; without one, at its start. */
export function problemAt(
  source: Text,
  offset: number | undefined,
  problem: string,
  fix: string,
): Problem {
  return {location: locationAt(source, offset), problem, fix};
}
