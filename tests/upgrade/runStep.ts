import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findFiles} from './findFiles';
import {readFailure} from './readFailure';
import {type Ended, runLimited} from './runLimited';
import type {Row} from './formatTable';

/** Where a version is tested. */
export type Trial = {
  /** The copy of the project. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
};

/** A command that shows whether one part of the site works. */
export type Step = {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly variables?: Readonly<Record<string, string>>;
  readonly minutes: number;
  /** Judges more than the exit code, which also has to be zero. */
  readonly judge?: (ended: Ended) => {readonly isGood: boolean; readonly found: string};
};

/**
 * Runs a step. However it ends, the following steps still run: a table with one failure is worth more than none.
 *
 * @param trial where it runs
 * @param step what to run
 * @returns its row of the table, and its output
 */
export async function runStep(
  {folder, env}: Trial,
  {title, command, variables = {}, minutes, judge}: Step,
): Promise<{readonly row: Row; readonly output: string}> {
  const start = Date.now();
  const ended = await runLimited(command, {folder, env: {...env, ...variables}, minutes});
  const verdict = judge?.(ended) ?? {isGood: true, found: ''};
  const {output} = ended;
  if (ended.isGood && verdict.isGood) {
    const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
    const found = verdict.found === '' ? seconds : `${verdict.found}, ${seconds}`;
    return {row: {step: title, works: 'yes', found, files: []}, output};
  }
  const log = path.join(folder, 'logs', `${title.trim().replaceAll(/[^\w.]+/g, '-')}.log`);
  await mkdir(path.dirname(log), {recursive: true});
  await writeFile(log, output);
  const found = verdict.found === '' ? readFailure(output) : verdict.found;
  // Test runners print every file; the failed ones are in the verdict.
  const told = verdict.found === '' ? output : verdict.found;
  return {row: {step: title, works: 'no', found, files: findFiles(told, folder), log}, output};
}

/**
 * Returns the row of a step that is not run because of another failure.
 *
 * @param title the step
 * @param reason what would have to work first
 */
export function leaveOut(title: string, reason: string): Row {
  return {step: title, works: 'not run', found: reason, files: []};
}
