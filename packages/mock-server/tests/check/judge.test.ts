import {expect, test} from 'vitest';
import {judgeRun} from '../../src/check/judge';
import {planRules} from '../../src/check/plan';
import {renderReport} from '../../src/check/report';
import {INTERRUPTS, type Run} from '../../src/check/runOnce';
import type {Exchange} from '../../src/exchange';
import {
  type Call,
  CONTRACT,
  fault,
  makeApp,
  makeJob,
  type Mock,
  NEW_APP,
  start,
  workers,
} from '../mock';

type Program = (mock: Mock) => Promise<unknown>;

const ENDED = {
  exitCode: 0,
  signal: null,
  isInterrupted: false,
  isStopped: false,
  seconds: 1.24,
  output: '',
  preparedId: 'prepared',
  jobStatuses: CONTRACT.statuses.job,
} as const;
const STOPPED = {exitCode: null, signal: 'SIGTERM', isStopped: true} as const;
const INTERRUPTED = {rule: 'interrupt@SIGTERM', isInterrupted: true} as const;

/** Sends the requests of a program, and returns its run. */
async function run(program: Program, rest: Partial<Run> = {}): Promise<Run> {
  const log: Exchange[] = [];
  const mock = start({log});
  await program(mock);
  const billing = new Map([['prepared', 2]]);
  for (const {summary} of mock.state.apps) {
    billing.set(summary.id, summary.configuration.active_workers);
  }
  return {...ENDED, rule: 'none', exchanges: log, billing, ...rest};
}

/** Returns a program that sends one request some times, each with other headers. */
const send =
  (line: string, call: Call = {}, ...headers: readonly Record<string, string>[]): Program =>
  async (mock) => {
    for (const each of headers.length > 0 ? headers : [{}]) {
      await mock.call(line, {...call, headers: {...call.headers, ...each}}).catch(() => undefined);
    }
  };

const list = (headers = {}): Program => send('GET /app', {}, headers);
const create = (...headers: readonly Record<string, string>[]) =>
  send('POST /app', {body: NEW_APP}, ...headers);
const MESSAGES = {model: 'example-llm', messages: [{role: 'user', content: 'Hello'}]};
const chat = (body: object, ...headers: readonly Record<string, string>[]) =>
  send('POST /v1/chat/completions', {body: {...MESSAGES, ...body}}, ...headers);
const startApp: Program = (mock) => makeApp(mock, 1);
const stopInVain: Program = async (mock) => {
  const app = await makeApp(mock, 1);
  await mock.call(`PUT ${app}`, {...workers(0), headers: fault('server-error')});
};

/** Runs jobs, each with other headers, reads them with others, and stops their app. */
const runJobs =
  (headers: readonly Record<string, string>[] = [{}], readHeaders = {}): Program =>
  async (mock) => {
    const app = await makeApp(mock, 1);
    for (const each of headers) {
      const job = await makeJob(mock, app, each);
      mock.pass(5);
      await mock.call(`GET ${job}`, {headers: readHeaders});
    }
    await mock.call(`PUT ${app}`, workers(0));
  };

/** Runs a job on an app that is stopped, and reads nothing. */
const runUnread: Program = async (mock) => {
  await makeJob(mock, await makeApp(mock));
};

const createOnce: Program = async (mock) => void (await makeApp(mock));
const createTwice: Program = async (mock) => {
  await mock.call(`DELETE ${await makeApp(mock)}`);
  await makeApp(mock);
};

/** Reads the result of a job with the key. */
const sendKey: Program = async (mock) => {
  await runJobs()(mock);
  await mock.call(`GET /mock-files/${mock.state.apps[0]?.jobs[0]?.id}.png`);
};

/** Polls a job that has failed, and never ends. */
const pollFailedJob: Program = async (mock) => {
  const job = await makeJob(mock, await makeApp(mock, 1));
  mock.pass(60);
  await send(`GET ${job}`, {headers: fault('failed-job')}, {}, {}, {})(mock);
};

/** What is said about a program; `clean` is what it does without faults. */
type Case = {
  readonly program: Program;
  readonly clean?: Program;
  readonly rest?: Partial<Run>;
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
};

const CASES: Readonly<Record<string, Case>> = {
  'a whole tutorial': {program: runJobs()},
  'an app that nothing stops': {
    program: startApp,
    problems: ['nothing after request 2 stopped it'],
  },
  'an app whose stop fails': {program: stopInVain, problems: ['request 3 did not stop it']},
  'an app that is left after an interrupt': {
    program: startApp,
    rest: INTERRUPTED,
    problems: ['left running'],
  },
  'an interrupt that a program ignores until the limit': {
    program: startApp,
    rest: {...INTERRUPTED, ...STOPPED},
    notes: ['left running', 'running at the limit'],
  },
  'an app that is left at the limit': {
    program: startApp,
    rest: STOPPED,
    notes: ['left running', 'running at the limit, at request 2'],
  },
  'polls of a failed job until the limit': {
    program: pollFailedJob,
    clean: runJobs(),
    rest: {rule: 'failed-job', ...STOPPED},
    problems: ['it does not end, and reads only jobs that have ended (requests 4, 5, 6)'],
    notes: ['left running', 'will it give up?'],
  },
  'no app to interrupt': {
    program: list(),
    rest: {rule: 'interrupt@SIGINT'},
    notes: ['nothing was tried: no app'],
  },
  'a job that nobody reads': {
    program: runUnread,
    notes: ['1 job, 0 read to the end (request 2)'],
  },
  'an app that is deleted and created again': {program: createTwice, clean: createOnce},
  'two apps, the answer of one of which was lost': {
    program: create(fault('lost-answer'), {}),
    clean: create(),
    problems: ['2 apps, 1 without faults (requests 1, 2)'],
  },
  'two jobs on purpose': {program: runJobs([{}, {}])},
  'two chats': {
    program: chat({}, fault('lost-answer'), {}),
    clean: chat({}),
    problems: ['2 chats, 1 without'],
  },
  'a job after a failed one': {program: runJobs([fault('failed-job'), {}]), clean: runJobs()},
  'a stream after one that broke off': {
    program: chat({stream: true}, fault('stream-error'), {}),
    clean: chat({stream: true}),
  },
  'exit code 0 without a result': {
    program: runJobs([{}], fault('unknown-state')),
    clean: runJobs(),
    rest: {rule: 'unknown-state'},
    problems: ['exit code 0 after less work: 0 of 1 job result'],
  },
  'exit code 0 after an error': {
    program: list(fault('server-error')),
    clean: list(),
    problems: ['exit code 0 after less work: 0 of 1 answer to listApps'],
  },
  'a job after an error of what is only shown': {
    program: (mock) => list(fault('server-error'))(mock).then(() => runJobs()(mock)),
    clean: (mock) => list()(mock).then(() => runJobs()(mock)),
  },
  'less work that no fault explains': {
    program: () => Promise.resolve(),
    clean: list(),
    rest: {rule: 'server-error'},
    notes: ['nothing was tried: the fault met no request'],
  },
  'exit code 1': {
    program: list(fault('server-error')),
    clean: runJobs(),
    rest: {exitCode: 1},
  },
  'a request that is refused': {
    program: send('POST /app', {raw: '{}', headers: {'content-type': 'text/plain'}}),
    problems: ['refused: send the header Content-Type: application/json'],
  },
  'a path that is not there': {
    program: send('GET /apps'),
    problems: ["refused: there is no path '/apps'"],
  },
  'a key that is not valid': {
    program: list({'x-api-key': 'invalid'}),
    notes: ['GET /app got 403: is that right?'],
  },
  'a key to a result': {program: sendKey, problems: ['refused: the link to a result leads to the']},
  'an extra slash': {program: send('GET //app'), notes: ['the base URL ends with a slash']},
  'a wait to the end': {program: list(fault('slow-answer')), notes: ['it waited 40 s']},
};

const containing = (texts: readonly string[] = []): unknown[] =>
  texts.map((text): unknown => expect.stringContaining(text));

test.each(Object.entries(CASES))('%s', async (_, {program, clean = program, rest, ...said}) => {
  const findings = judgeRun(await run(program, rest), await run(clean), 0);
  expect(findings).toEqual({
    problems: containing(said.problems),
    notes: containing(said.notes),
  });
});

test.each([
  'GET /app/undefined',
  'DELETE /app/null',
  'POST /app/None/run_async',
  'POST /app//run_async',
  'GET /app/1/job/',
  'GET /app/{app_id}',
  'GET /app/$RUNGEN_APP_ID',
  'GET /app/"1"',
  'GET /app/[object%20Promise]',
])('%s has no ID', async (line) => {
  const body = line.startsWith('POST') ? {body: {input: {}}} : {};
  const clean = await run(send(line, body));
  expect(judgeRun(clean, clean, 0).problems).toEqual(containing(['no ID in']));
});

test.for([
  ['short pauses', Array<number>(8).fill(90), ['8 reads of /app, each less than a second after']],
  ['short pauses that grow', [20, 40, 80, 200, 400, 800, 1600, 3200, 3200], []],
  ['pauses of a second', Array<number>(20).fill(995), []],
] as const)('reads with %s', async ([, pauses, notes]) => {
  const clean = await run(send('GET /app', {}, {}, ...pauses.map(() => ({}))));
  let at = 0;
  const exchanges = clean.exchanges.map((exchange, index) => {
    at += pauses[index - 1] ?? 0;
    return {...exchange, at};
  });
  expect(judgeRun({...clean, exchanges}, clean, 0).notes).toEqual(containing(notes));
});

test('a prepared app is left with more workers than by the run without faults', async () => {
  const started = await run(startApp);
  const [, preparedId = ''] = started.billing.keys();
  const clean = {...started, preparedId};
  const findings = judgeRun({...clean, billing: new Map([[preparedId, 5]])}, clean, 0);
  expect(findings.problems).toEqual(containing(['bills for 5 workers']));
});

test('rules are those that can meet the requests', async () => {
  const rules = planRules(await run(list()));
  expect(rules.slice(-2)).toEqual(['cut-answer', 'slow-answer@listApps#1']);
  expect(rules.filter((rule) => /job|stream|start|state|interrupt/.test(rule))).toEqual([]);
});

test('a program that starts an app is interrupted, and its stop meets faults', async () => {
  const rules = planRules(await run(runJobs()));
  expect(rules.slice(0, 3)).toEqual([...INTERRUPTS.keys()]);
  expect(rules).toEqual(
    expect.arrayContaining(['bad-gateway@updateApp#2', 'late-request@runJob#1', 'slow-start']),
  );
});

test('a report shows a run that failed, without the middle', async () => {
  const output = Array.from({length: 40}, (_, line) => `line ${line}`).join('\n');
  const clean = await run(list(fault('lost-answer')), {exitCode: 1, output});
  const report = {
    failure: 'It failed.',
    runs: [{...clean, problems: ['one'], notes: ['other']}],
    isPassed: false,
  };
  const text = renderReport(report);
  expect(text).toMatch(/^none +exit 1, 1\.2 s, 1 request\n {2}Problem: one\n {2}Note: other\n/);
  expect(text).toContain('\n1  GET /app  no answer\n');
  expect(text).toContain('\nline 14\n… 10 lines …\nline 25\n');
  expect(text).toMatch(/\nline 39\n\nThe exit code is 1\.$/);
});
