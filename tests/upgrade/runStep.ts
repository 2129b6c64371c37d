import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {startProgram} from '../run/startProgram';
import {findFiles} from './findFiles';
import {readFailure} from './readFailure';
import type {Row} from './formatTable';

/** Where a version is tested. */
export type Trial = {
  /** The copy of the project. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether browser tests can run. */
  readonly hasChromium: boolean;
};

/** What a step found, beyond its exit code. */
export type Verdict = {readonly isGood: boolean; readonly found: string};

/** A command that shows whether one part of the site works. */
export type Step = {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly variables?: Readonly<Record<string, string>>;
  readonly minutes: number;
  /** Evaluates more than the exit code, which also has to be zero. */
  readonly evaluate?: (output: string) => Verdict;
  /** What to change if it fails; by default, the files that its output names. */
  readonly files?: readonly string[];
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
  {title, command: [program, ...args], variables = {}, minutes, evaluate, files}: Step,
): Promise<{readonly row: Row; readonly output: string}> {
  const start = Date.now();
  const {ended, printed} = startProgram(program, args, {
    cwd: folder,
    env: {...env, ...variables},
    limitMs: minutes * 60_000,
  });
  const {code, problem} = await ended;
  const output = problem === undefined ? printed.output : `${printed.output}\n${problem}\n`;
  const verdict = evaluate?.(output) ?? {isGood: true, found: ''};
  if (code === 0 && verdict.isGood) {
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
  const toChange = files ?? findFiles(told, folder);
  return {row: {step: title, works: 'no', found, files: toChange, log}, output};
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
