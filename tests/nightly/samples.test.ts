import {symlink} from 'node:fs/promises';
import path from 'node:path';
import {test} from 'vitest';
import {missing, SYSTEM_PYTHON, titled} from '../helpers/machine';
import {makeFolder} from '../helpers/makeFolder';
import {runProgram} from '../helpers/program';
import {LANGUAGES, missingFor} from '../samples/languages';
import {runSample} from '../samples/runSample';

/** The two programs that show what to do about failures, with the operations that they call. */
const CALLS = {
  'retry-safely': ['getApp', 'listApps', 'createApp', 'deleteApp', 'runJob'],
  'whole-tutorial': [
    'listApps',
    'createApp',
    'updateApp',
    'getApp',
    'runJob',
    'getJob',
    'deleteApp',
  ],
} as const;

/** What goes wrong at every request. `check/check.test.ts` runs the programs under what passes, and every other failure. */
const FAILURES = ['lost-answer', 'cut-answer', 'bad-gateway', 'rate-limit'];

const RUNS = Object.entries(CALLS).flatMap(([name, operations]) =>
  operations.flatMap((operation) =>
    FAILURES.map((fault) => [name, `${fault}@${operation}#1+`] as const),
  ),
);

for (const language of LANGUAGES) {
  const reason = missingFor(language, 'whole-tutorial');
  if (reason !== undefined) {
    test.skip(titled(`${language.id}: ${RUNS.length} runs under faults`, reason));
    continue;
  }
  test.concurrent.for(RUNS)(
    `${language.id} %s does what it must under %s`,
    async ([name, faults], {expect}) => {
      const run = await runSample(language, name, {faults});
      expect(run.hasTrace, run.stderr).toBe(false);
      expect(run.stdout + run.stderr, 'its key').not.toContain('practice');
      if (run.code !== 0) expect(run.stderr).not.toBe('');
      if (name === 'retry-safely') return;
      if (run.code === 0) {
        expect(run).toMatchObject({apps: 0, workers: 0, saved: ['image-1.png']});
      } else if (run.workers > 0) {
        expect(run.stderr).toContain('bills until you stop it');
        expect(run.canBeStopped).toBe(true);
      }
    },
  );

  test.concurrent.for([
    ['wait-until-running', 'unknown-state@getApp'],
    ['wait-for-job', 'server-error@getJob#1+'],
  ] as const)(
    `${language.id} %s gives up at its limit under %s`,
    async ([name, faults], {expect}) => {
      const run = await runSample(language, name, {faults});
      expect(run).toMatchObject({code: 1, hasTrace: false, workers: 1, canBeStopped: true});
    },
  );
}

const NEEDED = ['system-python-requests', 'debian-mirror'] as const;

test.skipIf(missing(...NEEDED) !== undefined)(
  titled('the programs pass with the Python of the system and jq of Debian 13', missing(...NEEDED)),
  async ({expect}) => {
    const folder = makeFolder('release-');
    const fetched = await runProgram('bash', ['tests/samples/fetchJq.sh', folder]);
    expect(fetched.stdout, fetched.output).toMatch(/jq-1\.7\n$/);
    await symlink(SYSTEM_PYTHON, path.join(folder, 'python3'));
    const env = {
      ...process.env,
      PATH: [folder, process.env.PATH].join(path.delimiter),
      CI_WITHOUT: `${process.env.CI_WITHOUT ?? ''} python-openai`, // Debian has no such package
    };

    const {code, output} = await runProgram(
      'vitest',
      [
        'run',
        '--project',
        'samples',
        'tests/samples/programs.test.ts',
        'tests/samples/stopApps.test.ts',
      ],
      {env},
    );

    expect(code, output).toBe(0);
  },
);
