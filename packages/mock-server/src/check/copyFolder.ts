import type {Stats} from 'node:fs';
import {access, chmod, constants, cp, lstat, readlink, symlink} from 'node:fs/promises';
import path from 'node:path';

/** Folders that package managers and tools fill: a copy has links to them, as to large files. */
export const LINKED_FOLDERS = ['.git', '.venv', 'node_modules', 'target', 'vendor', 'venv'];
export const LARGE_MEGABYTES = 10;
/** A folder with more files is not that of one program. */
const MAX_FILES = 5000;

/** @throws Error for a folder with too many files, or one that has the copy in it */
export async function copyFolder(source: string, copy: string): Promise<void> {
  if (!path.relative(source, copy).startsWith('..')) {
    throw new Error(`"${copy}" is in the current folder: set TMPDIR to another.`);
  }
  let files = 0;
  const filter = async (from: string, to: string): Promise<boolean> => {
    const entry = await lstat(from);
    const isLink = entry.isSymbolicLink();
    const target = isLink ? path.resolve(path.dirname(from), await readlink(from)) : from;
    if (from !== source && (isLink || (await isLinked(from, entry)))) {
      const isInside = isLink && !path.relative(source, target).startsWith('..');
      const inCopy = path.relative(path.dirname(from), target) || '.';
      await symlink(isInside ? inCopy : target, to);
      return false;
    }
    files += 1;
    if (files > MAX_FILES) {
      throw new Error(`Go to the folder of your program: "${source}" has over ${MAX_FILES} files.`);
    }
    return entry.isDirectory() || entry.isFile();
  };
  // With the times of files, by which make finds what is left to do.
  await cp(source, copy, {recursive: true, preserveTimestamps: true, filter});
  await chmod(copy, 0o700); // that of a folder which nobody may write to could not be removed
}

/** Returns whether a copy has a link to a file or folder: it is large, read-only, filled by a tool, or not readable. */
async function isLinked(file: string, entry: Stats): Promise<boolean> {
  if (entry.isFile() && entry.size > LARGE_MEGABYTES * 1e6) return true;
  if (entry.isDirectory() && LINKED_FOLDERS.includes(path.basename(file))) return true;
  if (entry.isDirectory() && !(entry.mode & 0o200)) return true; // nothing could be added to a copy
  const isHidden = await access(file, constants.R_OK).catch(() => true);
  return isHidden === true;
}
