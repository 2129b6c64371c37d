import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Trial} from '../../upgrade/runStep';

/** A trial in an empty folder, in which shell scripts take the place of programs. */
export type FakeTrial = Trial & {
  /** Replaces a program by a shell script. */
  readonly install: (program: string, script: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly remove: () => void;
};

/**
 * Creates a trial without packages and without a site.
 *
 * @param hasChromium whether browser tests can run
 */
export function createFakeTrial(hasChromium = true): FakeTrial {
  const folder = mkdtempSync(path.join(tmpdir(), 'trial-'));
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  const PATH = [programs, process.env.PATH ?? ''].join(path.delimiter);
  return {
    folder,
    env: {...process.env, PATH},
    hasChromium,
    install: (program, script) => {
      const file = path.join(programs, program);
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    },
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    remove: () => rmSync(folder, {recursive: true}),
  };
}
