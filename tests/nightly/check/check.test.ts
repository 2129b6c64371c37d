import {copyFileSync, cpSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {type CheckOptions, checkProgram, type Report} from '@rungen/mock-server/check/checkProgram';
import {loadMockContract} from '../../../src/contract/mock/loadMockContract';
import {listPrograms} from '../../../src/plugins/console/node/programs';
import {missing, PYTHON, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {LANGUAGES, missingFor} from '../../samples/languages';

/** A program as strangers write it that does nothing wrong: it goes on with the work of its last run. */
const RIGHT = 'state.py';

/** Programs as strangers write them, with what has to be said about them under which rule. */
const WRONG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no_timeout.py': {
    'interrupt@SIGTERM': 'left running',
    'lost-answer@createApp#1': 'left running',
    'slow-answer@getApp#1': 'is there a time limit?',
    'failed-job': 'exit code 0 after less work: 0 of 1 job result',
  },
  'fetch-loop.mjs': {
    'lost-answer@runJob#1': '2 jobs, 1 without faults',
    'failed-job': 'exit code 0 after less work: 0 of 1 job result',
    'unknown-state': 'reads of',
  },
  'openai-default.mjs': {
    'cut-stream#1+': 'exit code 0 after less work: 0 of 2 chat answers',
    'lost-answer@createChatCompletion#1': '3 chats, 2 without faults',
  },
};

/** The faults that meet every program. */
const EVERYWHERE = ['lost-request', 'lost-answer', 'server-error', 'rate-limit', 'cut-answer'];

const contract = await loadMockContract();
const folder = makeFolder('check-');

beforeAll(async () => {
  cpSync(path.resolve('tests/nightly/check/programs'), folder, {recursive: true});
  for (const file of listPrograms('.')) copyFileSync(file, path.join(folder, path.basename(file)));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-package-lock', 'openai@6.49.0'];
  const {code, output} = await runProgram('npm', args, {cwd: folder});
  expect(code, output).toBe(0);
});

const INTERPRETERS: Readonly<Record<string, string>> = {
  '.py': PYTHON,
  '.sh': 'bash',
  '.mjs': process.execPath,
};

function check(file: string, rules?: CheckOptions['rules']): Promise<Report> {
  return checkProgram({
    contract,
    command: [INTERPRETERS[path.extname(file)] ?? '', file],
    folder,
    rules,
    isTeam: false,
    expectedExit: 0,
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

test.concurrent(`${RIGHT} has no problem`, async ({expect}) => {
  expect(listProblems(await check(RIGHT))).toEqual([]);
});

const noRequests = missing('python-requests');

test.skipIf(noRequests !== undefined).concurrent.for(Object.entries(WRONG))(
  titled('%s has the expected findings', noRequests),
  async ([file, expected], {expect}) => {
    const {runs} = await check(file, Object.keys(expected));
    for (const [rule, text] of Object.entries(expected)) {
      const run = runs.find((one) => one.rule === rule);
      expect([...(run?.problems ?? []), ...(run?.notes ?? [])].join('\n'), rule).toContain(text);
    }
  },
);

for (const file of listPrograms('.')) {
  const [, id, name = ''] = file.split(/[/.]/);
  const language = LANGUAGES.find((one) => one.id === id);
  const reason = language && missingFor(language, name);
  test
    .skipIf(reason !== undefined)
    .concurrent(titled(`${file} has no problem, as its page says`, reason), async ({expect}) => {
      const report = await check(path.basename(file));
      expect(listProblems(report)).toEqual([]);
      const faults = new Set(report.runs.map(({rule}) => rule.replace(/[@#].*/, '')));
      expect([...faults]).toEqual(expect.arrayContaining(EVERYWHERE));
    });
}
