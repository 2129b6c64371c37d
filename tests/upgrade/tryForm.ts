import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {countTests, listFailed} from './countTests';
import type {Form} from './forms';
import {readFailure} from './readFailure';
import {leaveOut, runStep, type Trial, type Verdict} from './runStep';
import type {Row} from './formatTable';
import {dropSetting, findUnknownSettings} from './unknownSettings';

const CONFIG = 'docusaurus.config.ts';

/** The output of earlier builds: each form starts with a clean build, so that none uses the files of another. */
const MADE = ['build', '.docusaurus', path.join('node_modules', '.cache')];

/**
 * Builds one form of the site. A setting that this Docusaurus does not know stops its build at once, so it is reported
 * in a separate row and removed from the copy, and the build is retried.
 *
 * @param trial where it is built
 * @param form the form to build
 * @returns the rows of the table; that of the build comes last
 */
export async function buildForm(trial: Trial, form: Form): Promise<Row[]> {
  const {title, command, variables} = form;
  await Promise.all(
    MADE.map((name) => rm(path.join(trial.folder, name), {recursive: true, force: true})),
  );
  const {row, output} = await runStep(trial, {title, command, variables, minutes: 10});
  const names = row.works === 'no' ? findUnknownSettings(output) : [];
  if (names.length === 0 || !(await dropSettings(trial, names))) {
    return [row];
  }
  const settings = names.map((name): Row => {
    const found = 'This Docusaurus does not know the setting, so it was removed from the copy.';
    return {step: name, works: 'no', found, files: [CONFIG]};
  });
  return [...settings, ...(await buildForm(trial, form))];
}

async function dropSettings({folder}: Trial, names: readonly string[]): Promise<boolean> {
  const file = path.join(folder, CONFIG);
  let config: string | undefined = await readFile(file, 'utf8');
  for (const name of names) {
    config = config === undefined ? undefined : dropSetting(config, name);
  }
  if (config !== undefined) {
    await writeFile(file, config);
  }
  return config !== undefined;
}

/**
 * Runs browser tests on the form that was built last. The tests are not what has to change when they fail, so the row
 * names the folder of the optimization instead.
 *
 * @param trial where it was built
 * @param form the form
 * @param isBuilt whether its build succeeded
 * @returns the row of the table
 */
export async function testForm(
  trial: Trial,
  {name: form, title, tests, files}: Form,
  isBuilt: boolean,
): Promise<Row> {
  const isWhole = form === 'all'; // tests with the tag belong to an optimization
  const name = `  browser tests of: ${title}`;
  if (!isBuilt) {
    return leaveOut(name, 'the build failed');
  }
  if (!trial.hasChromium) {
    return leaveOut(name, 'Chromium is not installed');
  }
  const specs = tests.map((test) => `tests/site/${test}.spec.ts`);
  const {row} = await runStep(trial, {
    title: name,
    command: [
      'npx',
      'playwright',
      'test',
      ...specs,
      ...(isWhole ? [] : ['--grep-invert', '@delivery']),
    ],
    minutes: 20,
    evaluate: evaluateTests,
    files,
  });
  return row;
}

/**
 * Evaluates a test run by its totals. A run without tests proves nothing.
 *
 * @param output the complete output of Playwright or Vitest
 */
export function evaluateTests(output: string): Verdict {
  const {passed, failed} = countTests(output);
  if (passed + failed === 0) {
    return {isGood: false, found: `no test ran: ${readFailure(output)}`};
  }
  const sums = `${passed} passed, ${failed} failed`;
  const names = listFailed(output).map((name) => `\n  ${name}`);
  return {isGood: failed === 0, found: `${sums}${names.join('')}`};
}
