import {lstat, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../content-error/ContentError';
import type {PageSource} from './Page';

/** The folders that hold pages. */
export const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** The pages that could be read, and why others could not. */
export type ReadPages = {
  readonly sources: readonly PageSource[];
  readonly problems: readonly Problem[];
};

/**
 * Reads every page below the page folders. Files whose name starts with `_` are parts, not pages.
 *
 * @param siteDir the folder of the site
 * @returns pages in the order of their paths
 */
export async function readPages(siteDir: string): Promise<ReadPages> {
  const files = await Promise.all(PAGE_FOLDERS.map((folder) => listPages(siteDir, folder)));
  const read = await Promise.all(files.flat().map((file) => readPage(siteDir, file)));
  return {
    sources: read.flatMap((it) => ('text' in it ? [it] : [])),
    problems: read.flatMap((it) => ('problem' in it ? [it] : [])),
  };
}

async function listPages(siteDir: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(siteDir, folder), {recursive: true}).catch(() => []);
  return names
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|[/\\])_/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

async function readPage(siteDir: string, file: string): Promise<PageSource | Problem> {
  const absolute = path.join(siteDir, file);
  if ((await lstat(absolute)).isSymbolicLink()) {
    return {place: file, problem: 'is a symbolic link', fix: 'copy the page here'};
  }
  const bytes = await readFile(absolute);
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.includes('\0')
      ? {place: file, problem: 'holds a NUL character', fix: 'remove it'}
      : {file, text};
  } catch {
    return {place: file, problem: 'is not UTF-8', fix: 'save the file as UTF-8'};
  }
}
