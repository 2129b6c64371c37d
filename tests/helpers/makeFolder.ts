import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Makes an empty folder, for a test or for a file of tests. It is removed when the tests of the file have ended. */
export function makeFolder(name = 'test-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

/** For `putBack.ts`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true});
}
