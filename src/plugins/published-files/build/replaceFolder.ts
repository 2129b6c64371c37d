import {renameSync, rmSync} from 'node:fs';
import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a folder by new content: files that are no longer written disappear.
 *
 * @param folder the folder, absolute
 * @param write writes the content to the folder that it is called with
 * @throws the error of `write`; the folder then stays as it was
 */
export async function replaceFolder(
  folder: string,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(folder), {recursive: true});
  const next = await mkdtemp(`${folder}-`);
  try {
    await write(next);
    // Synchronous, so that of two reloads at the same time, neither continues between the two steps of the other.
    rmSync(folder, {recursive: true, force: true});
    renameSync(next, folder);
  } finally {
    await rm(next, {recursive: true, force: true});
  }
}
