import {cp} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {FindingKind} from '@rungen/mock-server/check/analyze';
import {type CheckOptions, checkProgram, type Report} from '@rungen/mock-server/check/checkProgram';
import {loadMockContract} from '../../../src/contract/mock/loadMockContract';
import {listPrograms} from '../../../src/plugins/console/node/programs';
import {readChecks} from '../../../src/contract/registries';
import {missing, PYTHON, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {LANGUAGES, missingFor} from '../../samples/languages';

const PROGRAMS = path.resolve('tests/nightly/check/programs');

/** Programs as strangers write them, with what the check has to find under which fault. */
const STRANGERS: readonly {
  readonly file: string;
  readonly reason?: string | undefined;
  readonly speed?: number;
  readonly isAlone?: boolean;
  readonly expected: readonly (readonly [fault: string, kind: FindingKind])[];
}[] = [
  {
    file: 'no_timeout.py',
    reason: missing('python-requests'),
    expected: [
      ['slow-answer@createApp#1', 'no-time-limit'],
      ['lost-answer@runJob#1', 'active-workers'],
      ['failed-job', 'exit-code'],
    ],
  },
  {
    file: 'axios-retry.mjs',
    expected: [
      ['none', 'key-to-result'],
      ['lost-answer@runJob#1', 'job-run-twice'],
    ],
  },
  {
    file: 'fetch-loop.mjs',
    // Half a second is far more than a machine needs for a request that runs no other programs.
    speed: 2,
    isAlone: true,
    expected: [
      ['unknown-state', 'fast-reads'],
      ['server-error', 'unknown-id'],
      ['failed-job', 'exit-code'],
    ],
  },
  {
    file: 'openai-default.mjs',
    expected: [
      ['cut-stream', 'exit-code'],
      ['lost-answer@createChatCompletion#1', 'chat-run-twice'],
    ],
  },
  {
    file: 'generated-client.mjs',
    expected: [
      ['server-error', 'unknown-id'],
      ['rate-limit', 'unknown-id'],
    ],
  },
  {file: 'leaves-child.sh', expected: [['none', 'child-processes']]},
];

const CHECKS = readChecks('.');
const contract = await loadMockContract();
const folder = makeFolder('check-');

beforeAll(async () => {
  await cp(PROGRAMS, folder, {recursive: true});
  const packages = ['axios@1.21.1', 'openapi-fetch@0.17.0', 'openai@6.49.0'];
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const {code, output} = await runProgram('npm', ['install', ...flags, ...packages], {cwd: folder});
  expect(code, output).toBe(0);
});

function check(
  command: readonly string[],
  options: Partial<Pick<CheckOptions, 'rules' | 'speed'>> = {},
): Promise<Report> {
  return checkProgram({
    contract,
    command,
    cwd: folder,
    speed: 20,
    limit: 400, // only a program that hangs takes so long
    parallel: 2, // all programs are checked at the same time
    onRun: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });
}

/** Returns what was found, such as `failed-job: exit-code`. */
function listKinds(report: Report): string[] {
  return report.runs.flatMap(({fault, findings}) => findings.map(({kind}) => `${fault}: ${kind}`));
}

/** Returns the names of the faults of all runs, each once. */
function listFaults(report: Report): string[] {
  return [...new Set(report.runs.map(({fault}) => fault.replace(/@.*/, '')))];
}

function interpreterOf(file: string): string {
  if (file.endsWith('.py')) return PYTHON;
  return file.endsWith('.sh') ? 'bash' : process.execPath;
}

for (const {file, reason, speed, isAlone, expected} of STRANGERS) {
  test(
    titled(`${file} has the expected findings`, reason),
    {skip: reason !== undefined, concurrent: !isAlone},
    async ({expect}) => {
      const rules = expected.map(([fault]) => fault).filter((fault) => fault !== 'none');
      const command = [interpreterOf(file), path.join(folder, file)];
      const kinds = listKinds(await check(command, {rules, ...(speed && {speed})}));
      expect(kinds).toEqual(
        expect.arrayContaining(expected.map(([fault, kind]) => `${fault}: ${kind}`)),
      );
    },
  );
}

for (const file of listPrograms('.')) {
  const [, id, name = ''] = file.split(/[/.]/);
  const language = LANGUAGES.find((one) => one.id === id);
  const reason = language && missingFor(language, name);
  test
    .skipIf(reason !== undefined)
    .concurrent(titled(`${file} leaves nothing, as its page says`, reason), async ({expect}) => {
      const place = path.join(folder, path.basename(file));
      await cp(file, place);
      const report = await check([interpreterOf(file), place]);
      expect(listKinds(report)).toEqual([]);
      expect(report).toMatchObject({isPassed: true});
      const checked = CHECKS.find(({programs}) => programs.includes(name));
      expect(listFaults(report)).toEqual(['none', ...(checked?.failures ?? [])]);
    });
}
