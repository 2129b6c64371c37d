import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Makes an empty folder for a test, which is removed when the test has ended. */
export function makeFolder(name = 'test-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}
