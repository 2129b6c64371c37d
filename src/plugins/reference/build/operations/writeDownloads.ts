import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Download} from './buildDownloads';

/**
 * Writes the downloads.
 *
 * @param folder the absolute path of the target folder; created if it does not exist
 * @param downloads from `buildDownloads`
 */
export async function writeDownloads(
  folder: string,
  downloads: readonly Download[],
): Promise<void> {
  await mkdir(folder, {recursive: true});
  await Promise.all(
    downloads.map(({name, content}) => writeFile(path.join(folder, name), content)),
  );
}
