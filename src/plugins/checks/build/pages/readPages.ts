import {isUtf8} from 'node:buffer';
import type {Dirent} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../../../problems';
import {type Page, type PageSource, problemsOf, pointAt} from './Page';
import {parsePage} from './parsePage';

/** The folders that contain pages. */
const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** A longer page takes too long to process, in a reader's browser and in each part of the build that reads pages. */
const MAX_CHARACTERS = 100_000;

/** The pages of a site, read once for all checks. */
export type ReadPages = {
  /** Every page that exists, including those that could not be read. */
  readonly files: readonly string[];
  /** The pages that could be read. */
  readonly sources: readonly PageSource[];
  /** Those of them that could be parsed. */
  readonly pages: readonly Page[];
  /** Why the others could not be read. */
  readonly problems: readonly Problem[];
};

type Entry = {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly isLink: boolean;
};

/**
 * Reads every page below the page folders. Files whose name starts with `_` are partials, not pages.
 *
 * @param siteDir the folder of the site
 * @returns pages, sorted by path within each folder
 */
export async function readPages(siteDir: string): Promise<ReadPages> {
  const folders = PAGE_FOLDERS.map((folder) => listEntries(siteDir, folder));
  const files = (await Promise.all(folders)).flat().map(({file}) => file);
  const ofPages = files.filter(isPage);
  const read = await Promise.all(ofPages.map((file) => readPage(siteDir, file)));
  const sources = read.flatMap((it) => ('text' in it ? [it] : []));
  return {
    files: ofPages,
    sources,
    pages: sources.flatMap((source) => parsePage(source).page ?? []),
    problems: read.flatMap((it) => ('problem' in it ? [it] : [])),
  };
}

/**
 * Finds symbolic links among pages and static files. They are reported before all other problems, because code that
 * reads the folders follows them, and would never finish on a link to a parent folder.
 *
 * @param siteDir the folder of the site
 */
export async function findSymlinks(siteDir: string): Promise<Problem[]> {
  const folders = [...PAGE_FOLDERS, 'static'].map((folder) => listEntries(siteDir, folder));
  const links = (await Promise.all(folders)).flat().filter(({isLink}) => isLink);
  const fix =
    'put the file or folder itself here: the same text at two addresses is duplicate content';
  return links.map(({file}) => problemsOf(file)(undefined, 'is a symbolic link', fix));
}

async function listEntries(siteDir: string, folder: string): Promise<Entry[]> {
  const entries = await readdir(path.join(siteDir, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch((): Dirent[] => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      file: path
        .relative(siteDir, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.includes('/_');
}

async function readPage(siteDir: string, file: string): Promise<PageSource | Problem> {
  const bytes = await readFile(path.join(siteDir, file));
  const problem = problemsOf(file);
  const text = bytes.toString('utf8');
  const firstBad = findBadByte(bytes);
  if (firstBad !== undefined) {
    const point = pointAt(text, bytes.subarray(0, firstBad).toString('utf8').length);
    const words = `is not UTF-8: it holds the byte 0x${(bytes[firstBad] ?? 0).toString(16)}`;
    return problem(point, words, 'save the file as UTF-8');
  }
  if (text.length > MAX_CHARACTERS) {
    const words = `has ${text.length} characters, and ${MAX_CHARACTERS} is the most`;
    return problem(undefined, words, 'split the page');
  }
  const nul = text.indexOf('\0');
  return nul < 0 ? {file, text} : problem(pointAt(text, nul), 'holds a NUL character', 'remove it');
}

/** Decoding and encoding again returns the same bytes up to the first that is not UTF-8. */
function findBadByte(bytes: Buffer): number | undefined {
  if (isUtf8(bytes)) return undefined;
  const again = Buffer.from(bytes.toString('utf8'));
  return bytes.findIndex((byte, at) => byte !== again[at]);
}
