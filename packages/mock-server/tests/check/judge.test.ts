import {expect, test} from 'vitest';
import {judgeRun} from '../../src/check/judge';
import {planRules} from '../../src/check/plan';
import {prepareApp} from '../../src/check/prepareApp';
import {renderReport} from '../../src/check/report';
import {type Run} from '../../src/check/runOnce';
import type {Exchange} from '../../src/exchange';
import {
  type Call,
  CONTRACT,
  fault,
  FIRST,
  makeApp,
  makeJob,
  type Mock,
  NEW_APP,
  start,
  workers,
} from '../mock';

type Program = (mock: Mock) => Promise<unknown>;

const RIGHT = {expectedExit: 0, leavesRunning: false, isSteady: true};

const ENDED = {
  exitCode: 0,
  signal: null,
  isInterrupted: false,
  isStopped: false,
  seconds: 1.24,
  exitedAt: Infinity,
  requestsBeforeLimit: Infinity,
  output: '',
  preparedId: 'prepared',
  jobStatuses: CONTRACT.statuses.job,
  statuses: new Map<string, number>(),
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
const failToStop: Program = async (mock) => {
  const app = await makeApp(mock, 1);
  await mock.call(`PUT ${app}`, {...workers(0), headers: fault('server-error')});
};

const startLate: Program = async (mock) => {
  const late = fault('late-request,lost-answer');
  await send(`PUT ${await makeApp(mock)}`, workers(1), late)(mock);
};

/** Runs jobs, each with other headers, reads them with others, and stops their app. */
const runJobs =
  (headers = [{}], ...readHeaders: readonly Record<string, string>[]): Program =>
  async (mock) => {
    const app = await makeApp(mock, 1);
    for (const each of headers) {
      const job = await makeJob(mock, app, each);
      mock.pass(5);
      await send(`GET ${job}`, {}, ...readHeaders)(mock);
    }
    await mock.call(`PUT ${app}`, workers(0));
  };

const LAST_WORKS = ['failed-job', 'canceled-job', 'none'].map(fault);

/** Runs a job on an app that is stopped, and reads nothing. */
const runUnread: Program = async (mock) => {
  await makeJob(mock, await makeApp(mock));
};

/** Cancels a job, and reads no result. */
const cancelJob =
  (headers = {}): Program =>
  async (mock) => {
    const job = await makeJob(mock, await makeApp(mock));
    await mock.call(`PUT ${job}`, {headers: {...FIRST, ...headers}});
  };

/** Reads a completed job that was there before. */
const readJob =
  (headers = {}): Program =>
  async (mock) => {
    const {app, variables} = prepareApp(0, false);
    app.summary.configuration.active_workers = 0;
    mock.state.apps.push(app);
    const {RUNGEN_APP_ID: id, RUNGEN_JOB_ID: job} = variables;
    await mock.call(`GET /app/${id}/job/${job}`, {headers});
  };

const createTwice: Program = async (mock) => {
  await mock.call(`DELETE ${await makeApp(mock)}`);
  await makeApp(mock);
};

/** Reads the result of a job with the key. */
const sendKey: Program = async (mock) => {
  await runJobs()(mock);
  await mock.call(`GET /mock-files/${mock.state.apps[0]?.jobs[0]?.id}.png`);
};

/** Polls a job that has failed, and cleans up only when it is ended. */
const pollFailedJob: Program = async (mock) => {
  const job = await makeJob(mock, await makeApp(mock, 1));
  mock.pass(60);
  await send(`GET ${job}`, {headers: fault('failed-job')}, {}, {}, {}, {})(mock);
  await list()(mock);
};

/** What is reported about a program; `clean` is what it does without faults. */
type Case = {
  readonly program: Program;
  readonly clean?: Program;
  readonly rest?: Partial<Run>;
  readonly leavesRunning?: boolean;
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
};

const CASES: Readonly<Record<string, Case>> = {
  'a whole tutorial': {program: runJobs()},
  'an app that is never stopped': {
    program: startApp,
    problems: ['bills for 1 worker; if that is meant, set --leaves-running (request 2)'],
  },
  'an app whose stop fails': {program: failToStop, problems: ['(requests 2, 3)']},
  'an interrupt that a program ignores until the limit': {
    program: startApp,
    rest: {...INTERRUPTED, ...STOPPED},
    notes: ['left running', 'running at the limit'],
  },
  'polls of a failed job until the limit': {
    program: pollFailedJob,
    clean: runJobs(),
    rest: {rule: 'failed-job', ...STOPPED, requestsBeforeLimit: 7},
    problems: ['it does not end, and reads only jobs that have ended (requests 5, 6, 7)'],
    notes: ['left running', 'will it give up?'],
  },
  'other work until the limit, after reads of a job that has ended': {
    program: pollFailedJob,
    clean: runJobs(),
    rest: {rule: 'failed-job', ...STOPPED},
    notes: ['left running', 'will it give up?'],
  },
  'failing jobs that are run until the limit': {
    program: runJobs(Array.from({length: 11}, () => fault('failed-job'))),
    clean: runJobs(),
    rest: {rule: 'failed-job', ...STOPPED},
    problems: ['11 jobs instead of 1'],
    notes: ['will it give up?'],
  },
  'a job that nobody reads': {
    program: runUnread,
    notes: ['1 job, 0 read to the end (request 2)'],
  },
  'an app that is deleted and created again': {program: createTwice, clean: create()},
  'two apps, for one of which a proxy answered': {
    program: create(fault('bad-gateway'), {}),
    clean: create(),
    problems: ['2 apps instead of 1 (requests 1, 2)'],
  },
  'an app that is meant to run': {program: startApp, leavesRunning: true},
  'an app that is meant to run, twice': {
    program: (mock) => startApp(mock).then(() => startApp(mock)),
    clean: startApp,
    leavesRunning: true,
    problems: ['(request 2)', '(request 4)'],
  },
  'exit code 0 although no app runs': {
    program: create(fault('slow-start')),
    clean: startApp,
    leavesRunning: true,
    problems: ['exit code 0 after less work: 0 of 1 running app'],
  },
  'two jobs on purpose': {program: runJobs([{}, {}])},
  'two chats': {
    program: chat({}, fault('lost-answer'), {}),
    clean: chat({}),
    problems: ['2 chats instead of 1'],
  },
  'a job after a failed and a canceled one': {program: runJobs(LAST_WORKS), clean: runJobs()},
  'a stream after one that broke off': {
    program: chat({stream: true}, fault('stream-error'), {}),
    clean: chat({stream: true}),
  },
  'exit code 0 without a result': {
    program: runJobs([{}], fault('canceled-job')),
    clean: runJobs(),
    rest: {rule: 'canceled-job'},
    problems: ['exit code 0 after less work: 0 of 1 job result'],
  },
  'a result, whatever the status': {
    program: runJobs([{}], fault('unknown-state')),
    clean: runJobs(),
  },
  'a result that is not seen in an unknown status': {
    program: runJobs([{}], fault('unknown-state'), fault('unknown-state')),
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
    notes: ['no request: if runs share a port or file'],
  },
  'exit code 0 after an app whose ID is lost': {
    program: create(fault('lost-answer')),
    clean: create(),
    problems: ['exit code 0 after less work: 0 of 1 app'],
  },
  'exit code 1': {program: list(fault('server-error')), clean: list(), rest: {exitCode: 1}},
  'a request that is refused': {
    program: send('POST /app', {raw: '{}', headers: {'content-type': 'text/plain'}}),
    problems: ['refused: send Content-Type: application/json'],
  },
  'an ID of JavaScript': {program: send('GET /app/undefined'), problems: ['no ID in GET']},
  'an ID of Python': {program: send('DELETE /app/None'), problems: ['no ID in DELETE /app/None']},
  'an array as an ID': {program: send('GET /app/Array'), problems: ['no ID in GET']},
  'an empty ID': {program: send('GET /app/'), problems: ['No path ends with a slash']},
  'an empty ID of an app': {program: send('POST /app//run_async'), problems: ['A part of it is']},
  'an empty ID of a job': {program: send('GET /app/1/job/'), problems: ['A part of it is empty']},
  'what only the mock server cannot do': {
    program: chat({n: 2}),
    notes: ['got 400, "Mock server: body.n is not supported'],
  },
  'an empty header, of which nothing is published': {
    program: list({'x-team-id': ''}),
    notes: ['got 400, "Mock server: the header x-team-id is empty'],
  },
  'a job that is canceled': {program: cancelJob()},
  'a job whose cancellation fails': {
    program: cancelJob(fault('server-error')),
    clean: cancelJob(),
    rest: {rule: 'server-error'},
    problems: ['exit code 0 after less work: 0 of 1 ended job'],
  },
  'the status of a job that another program ran': {
    program: readJob(fault('failed-job')),
    clean: readJob(),
  },
  'an answer that is cut as it asked for': {
    program: chat({max_tokens: 3}, fault('cut-stream')),
    clean: chat({max_tokens: 3}),
  },
  'half an answer': {
    program: chat({}, fault('cut-stream')),
    clean: chat({}),
    problems: ['exit code 0 after less work: 0 of 1 whole chat answer'],
  },
  'a key that is not valid': {
    program: list({'x-api-key': 'invalid'}),
    notes: [
      'the key is not that',
      'GET /app got 403, "Unauthorized access. Invalid API key.": is that right?',
    ],
  },
  'a key to a result': {program: sendKey, problems: ['refused: the link to a result leads to the']},
  'an app of another context': {program: send('GET /app/1'), notes: ['got 404 with no team ID']},
  'an extra slash': {program: send('GET //app'), notes: ['the base URL ends with a slash']},
  'a wait to the end': {program: list(fault('slow-answer')), notes: ['it waited 40 s']},
  'an app whose start arrives after its stop': {
    program: startLate,
    problems: ['1 worker: a request took effect after the program had given it up'],
  },
  'a silent answer': {program: list(fault('stalled-answer')), notes: ['it waited 40 s']},
  'a repeat that does not wait': {
    program: send('GET /app', {}, fault('rate-limit'), {}),
    clean: list(),
    notes: ['sent again too soon after 429: wait as long as its Retry-After says (request 2)'],
  },
  'requests at the same time': {
    program: send('GET /app', {}, fault('rate-limit'), {}),
    clean: send('GET /app', {}, {}, {}),
  },
};

const containing = (texts: readonly string[] = []): unknown[] =>
  texts.map((text): unknown => expect.stringContaining(text));

test.each(Object.entries(CASES))('%s', async (_, {program, clean = program, ...other}) => {
  const {rest, leavesRunning = false, ...expected} = other;
  const findings = judgeRun(await run(program, rest), await run(clean), {...RIGHT, leavesRunning});
  expect(findings).toEqual({
    problems: containing(expected.problems),
    notes: containing(expected.notes),
  });
});

test.for([
  ['short pauses', Array<number>(8).fill(90), ['8 reads of /app, each less than a second after']],
  ['short pauses that grow', [20, 40, 80, 200, 400, 800, 1600, 3200, 3200], []],
  ['pauses of a second', Array<number>(20).fill(995), []],
] as const)('reads with %s', async ([, pauses, notes]) => {
  const clean = await run(send('GET /app', {}, {}, ...pauses.map(() => ({}))));
  const exchanges: Exchange[] = [];
  for (const [index, exchange] of clean.exchanges.entries()) {
    const before = exchanges.at(-1);
    exchanges.push({...exchange, before, at: (before?.at ?? 0) + (pauses[index - 1] ?? 0)});
  }
  expect(judgeRun({...clean, exchanges}, clean, RIGHT).notes).toEqual(containing(notes));
});

test.each([
  ['more workers than before', 5, 5, 'bills for 5 workers; if that is meant'],
  ['more workers than without faults', 1, 0, 'bills for 1 worker'],
])('a prepared app that has %s', async (_, end, cleanEnd, text) => {
  const started = await run(startApp);
  const [, preparedId = ''] = started.billing.keys();
  const leave = (count: number): Run => {
    return {...started, preparedId, billing: new Map([[preparedId, count]])};
  };
  expect(judgeRun(leave(end), leave(cleanEnd), RIGHT).problems).toEqual(containing([text]));
});

test.each([
  [0, ['exit code 0, RUNGEN_APP_ID has 2 workers, 0 without faults']],
  [1, []],
])('a failed stop of the prepared app, and exit code %i', async (exitCode, problems) => {
  const clean = await run(send('PUT /app/prepared', workers(0)));
  const failed = send('PUT /app/prepared', {...workers(0), headers: fault('server-error')});
  const stopped = {...clean, billing: new Map([['prepared', 0]])};
  const findings = judgeRun(await run(failed, {exitCode}), stopped, RIGHT);
  expect(findings.problems).toEqual(containing(problems));
});

test('the exit code is ignored when a process continues after it', async () => {
  const clean = await run(runJobs(), {exitedAt: 0});
  expect(judgeRun(clean, clean, RIGHT).notes).toEqual(containing(['went on after its exit']));
  const less = await run(runJobs([{}], fault('server-error')));
  expect(judgeRun(less, clean, RIGHT).problems).toEqual([]);
});

test('a stream that the client left before its start counts as a chat', async () => {
  const repeated = await run(chat({stream: true}, fault('slow-answer'), {}));
  for (const exchange of repeated.exchanges.slice(0, 1)) exchange.status = null;
  const {problems} = judgeRun(repeated, await run(chat({stream: true})), RIGHT);
  expect(problems).toEqual(containing(['2 chats instead of 1']));
});

test('plans only rules that can affect the requests, and no interrupt after the end', async () => {
  const rest = {statuses: new Map([['RUNNING', Infinity]]), exitedAt: 0};
  const rules = planRules(await run(list(), rest));
  expect(rules.slice(-2)).toEqual(['cut-answer', 'slow-answer@listApps#1']);
  expect(rules.filter((rule) => /job|stream|start|state|interrupt/.test(rule))).toEqual([]);
});

test('plans interrupts after a start, and faults of the stop and of the last job', async () => {
  const statuses = new Map([['INITIALIZING', 0]]);
  const rules = planRules(await run(runJobs([{}, {}]), {statuses}));
  expect(rules[0]).toBe('interrupt@start');
  expect(rules.at(-1)).toBe('unknown-state@getJob#1+');
  expect(rules).toEqual(
    expect.arrayContaining([
      'bad-gateway@runJob#2',
      'late-request@runJob#1',
      'late-request@updateApp#1',
      'server-error@updateApp#2',
      'slow-start',
    ]),
  );
});

test('a report shows a failed run without the middle of its output', async () => {
  const output = Array.from({length: 40}, (_, line) => `line ${line}`).join('\n');
  const clean = await run(list(fault('lost-answer')), {exitCode: 1, output});
  const report = {
    failure: 'It failed.',
    runs: [{...clean, problems: ['one'], notes: ['other']}],
    isPassed: false,
  };
  const text = renderReport(report);
  expect(text).toMatch(/^none +exit 1, 1\.2 s, 1 request\n {2}Problem: one\n {2}Note: other\n/);
  expect(text).toContain('\n1  GET /app  no answer  lost-answer\n');
  expect(text).toContain('\nline 14\n… 10 lines …\nline 25\n');
  expect(text).toMatch(/\nline 39\n\nThe exit code is 1\.$/);
});
