import {type Fault, FAULTS} from '../../src/mock-server/faults';
import {test} from 'vitest';
import {titled} from '../helpers/machine';
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

/** What can happen to any request. `check/check.test.ts` runs the programs under what only some can meet. */
const FAILURES = (Object.keys(FAULTS) as Fault[]).filter(
  (fault) => !('operations' in FAULTS[fault]),
);

/** Every failure that an operation of a program can have: once, and at every request. */
const RUNS: {name: string; rule: string; isLasting: boolean}[] = [];
for (const [name, operations] of Object.entries(CALLS)) {
  for (const operation of operations) {
    for (const fault of FAILURES) {
      const rule = `${fault}@${operation}#1`;
      RUNS.push({name, rule, isLasting: false});
      // Each late answer takes 30 real seconds.
      if (fault !== 'slow-answer') RUNS.push({name, rule: `${rule}+`, isLasting: true});
    }
  }
}

for (const language of LANGUAGES) {
  const reason = missingFor(language, 'whole-tutorial');
  if (reason !== undefined) {
    test.skip(titled(`${language.id}: ${RUNS.length} runs under faults`, reason));
    continue;
  }
  test.concurrent.for(RUNS)(
    `${language.id} $name does what it must under $rule`,
    async ({name, rule, isLasting}, {expect}) => {
      const run = await runSample(language, name, {faults: rule});
      expect(run.hasTrace, run.stderr).toBe(false);
      expect(run.stdout + run.stderr, 'its key').not.toContain('practice');
      if (run.code !== 0) expect(run.stderr).not.toBe('');
      if (name === 'retry-safely') {
        const canFail = isLasting || rule.includes('runJob');
        if (!canFail) expect(run, run.stderr).toMatchObject({code: 0, apps: 1});
      } else if (run.code === 0) {
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
