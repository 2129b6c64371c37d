import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SAMPLES} from './readSample';

/** What a program printed, and the file that contains it, relative to the folder of samples. */
type RecordedOutput = {readonly file: string; readonly text: string};

/** @returns every recorded output, sorted by file name */
export function listOutputs(siteDir: string): RecordedOutput[] {
  const folder = path.join(siteDir, SAMPLES, 'output');
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      file: `output/${name}`,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}
