import {test} from 'vitest';
import {startServer} from '../../helpers/startServer';
import {inEachLanguage, missingFor} from '../../samples/languages';
import {PROGRAMS} from '../../samples/programs';
import {runFile, runSample} from '../../samples/runSample';

/** What the two programs call that show what to do about failures. */
const CALLS = 'listApps createApp getApp updateApp deleteApp runJob getJob'.split(' ');

/** What goes wrong at every request. `../check/check.test.ts` runs the programs under what passes, and every other failure. */
const FAILURES = ['lost-answer', 'cut-answer', 'bad-gateway', 'rate-limit-date'];

const RUNS = ['retry-safely', 'whole-tutorial'].flatMap((name) =>
  CALLS.flatMap((operation) =>
    FAILURES.map((fault) => [name, `${fault}@${operation}#1+`] as const),
  ),
);

/** A response without an end, whose pauses are short. */
const DROPS = 'drop by drop';

/** Responses that do not have what a program needs. */
const SHAPES = [
  DROPS,
  'null',
  '{"data": {}}', // no list without active workers
  '{"data": [1, {}], "jobs": 1}',
  '{"status": "UNLISTED_STATE", "data": {"id": "x"}, "jobs": {}}',
];

inEachLanguage('whole-tutorial', (language) => {
  test.for(RUNS)(`%s passes, or reports what bills, under %s`, async ([name, faults], {expect}) => {
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
  });

  test.for(['rate-limit', 'server-error', 'lost-request'])(
    'retry-safely passes where every second request meets %s',
    async (faults, {expect}) => {
      const run = runSample(language, 'retry-safely', {faults});
      await expect(run).resolves.toMatchObject({code: 0, apps: 1});
    },
  );

  test.for(Object.keys(PROGRAMS).flatMap((name) => SHAPES.map((shape) => [name, shape] as const)))(
    `%s reports a response that is %s`,
    async ([name, shape], {expect, skip}) => {
      const reason = missingFor(language, name);
      skip(reason !== undefined, reason);
      const {url, close} = await startServer((_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        if (shape !== DROPS) return response.end(shape);
        const drops = setInterval(() => response.write(' '), 1000);
        return response.on('close', () => clearInterval(drops));
      });
      const ids = {RUNGEN_APP_ID: 'x', RUNGEN_JOB_ID: 'x', RUNGEN_MODEL: 'x'};
      const keys = {RUNGEN_API_KEY: 'x', OPENAI_API_KEY: 'x'};
      const urls = {RUNGEN_API: url, OPENAI_BASE_URL: url};
      const run = await runFile(language, name, {...ids, ...keys, ...urls});
      await close();
      expect(run).toMatchObject({hasTrace: false, code: 1});
      expect(run.stderr).not.toBe('');
    },
  );

  test.for([
    ['wait-until-running', 'unknown-state@getApp'],
    ['wait-for-job', 'server-error@getJob#1+'],
  ] as const)(`%s gives up at its limit under %s`, async ([name, faults], {expect}) => {
    const run = await runSample(language, name, {faults});
    expect(run).toMatchObject({code: 1, hasTrace: false, workers: 1, canBeStopped: true});
  });
});
