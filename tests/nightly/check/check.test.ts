import {copyFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {checkProgram, type Report} from '@rungen/mock-server/check/checkProgram';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {listPrograms} from '@site/src/plugins/console/node/programs';
import {titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {LANGUAGES, missingFor} from '../../samples/languages';

const contract = await loadMockContract();
const folder = makeFolder('check-');

beforeAll(async () => {
  for (const file of listPrograms('.')) copyFileSync(file, path.join(folder, path.basename(file)));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-package-lock', 'openai@6.49.0'];
  const {code, output} = await runProgram('npm', args, {cwd: folder});
  expect(code, output).toBe(0);
});

function check(command: readonly string[]): Promise<Report> {
  return checkProgram({
    contract,
    command,
    folder,
    rules: undefined,
    isTeam: false,
    expectedExit: 0,
    leavesRunning: false,
    limitSeconds: 60, // a program that waits longer is ended, and cleans up
    parallel: 8, // all programs are checked at the same time, and mostly wait
    onRun: () => undefined,
    abort: new AbortController().signal,
  });
}

/** Returns the problems of all runs, and why the run without faults failed. */
const listProblems = ({failure, runs}: Report): string[] => [
  ...runs.flatMap(({rule, problems}) => problems.map((text) => `${rule}: ${text}`)),
  ...(failure === undefined ? [] : [failure]),
];

for (const file of listPrograms('.')) {
  const [, id, name = ''] = file.split(/[/.]/);
  const language = LANGUAGES.find((one) => one.id === id);
  if (!language) throw new Error(`${file} is in no language of the tests`);
  test.concurrent(
    ...titled(`${file} has no problem, as its page states`, missingFor(language, name)),
    async ({expect}) => {
      const report = await check([language.file, ...language.args, path.basename(file)]);
      expect(listProblems(report)).toEqual([]);
      expect(report.runs.length).toBeGreaterThan(8);
    },
  );
}
