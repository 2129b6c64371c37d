import type {Fault} from '../../sandbox/faults';
import type {Scenario} from './scenarios';

/** A bad day of one program, and what the program has to do on it. */
export type BadDay = Scenario & {
  /** What goes wrong, as the table shows it: fault rules, where they do. */
  readonly day: string;
  /** With status 0, or with status 1 and a reason on standard error. */
  readonly ends: 'finishes' | 'stops';
  /** What it has to say. */
  readonly says: readonly string[];
  /** What the service holds afterwards, in the personal context. */
  readonly leaves: {readonly apps: number; readonly workers: number};
};

type Expected = Omit<BadDay, 'sample' | 'day'>;
type World = Pick<Scenario, 'app' | 'job'>;

/** Each program: what is there before it runs, and the operations that it calls. */
export const PROGRAMS = {
  'cancel-job': {world: {app: 'running', job: 'waiting'}, calls: ['cancelJob']},
  chat: {world: {}, calls: ['createChatCompletion']},
  'chat-streaming': {world: {}, calls: ['createChatCompletion']},
  'check-key': {world: {}, calls: ['listApps']},
  'create-app': {world: {}, calls: ['createApp']},
  'create-app-in-team': {world: {}, calls: ['createApp']},
  'create-app-with-lora': {world: {}, calls: ['createApp']},
  'delete-app': {world: {app: 'stopped'}, calls: ['deleteApp']},
  'get-app': {world: {app: 'running'}, calls: ['getApp']},
  'get-job': {world: {app: 'running', job: 'completed'}, calls: ['getJob']},
  'list-apps': {world: {}, calls: ['listApps']},
  'list-models': {world: {}, calls: ['listModels']},
  'retry-safely': {
    world: {app: 'running'},
    calls: ['getApp', 'listApps', 'createApp', 'deleteApp', 'runJob'],
  },
  'run-job': {world: {app: 'running'}, calls: ['runJob']},
  'save-image': {world: {app: 'running', job: 'completed'}, calls: ['getJob']},
  'start-app': {world: {app: 'stopped'}, calls: ['updateApp']},
  'stop-app': {world: {app: 'running'}, calls: ['updateApp']},
  'wait-for-job': {world: {app: 'running', job: 'waiting'}, calls: ['getJob']},
  'wait-until-running': {world: {app: 'starting'}, calls: ['getApp']},
  'whole-tutorial': {
    world: {},
    calls: ['listApps', 'createApp', 'updateApp', 'getApp', 'runJob', 'getJob', 'deleteApp'],
  },
} as const satisfies Readonly<
  Record<string, {readonly world: World; readonly calls: readonly string[]}>
>;

type Program = keyof typeof PROGRAMS;

/** Faults that strike an operation of a program and change nothing for it, with the reason. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'create-app slow-start': 'it creates an app without workers, which does not start',
  'create-app-in-team slow-start': 'it creates an app without workers, which does not start',
  'create-app-with-lora slow-start': 'it creates an app without workers, which does not start',
  'retry-safely slow-start': 'it creates an app without workers, which does not start',
  'stop-app slow-start': 'it takes workers away, and starts nothing',
};

/** The faults that any request can meet, with the words that tell them. */
const REQUEST_FAULTS = [
  ['lost-request', ''],
  ['lost-answer', ''],
  ['reset', ''],
  ['server-error', '500'],
  ['bad-gateway', '502'],
  ['rate-limit', '429'],
  ['rate-limit-bare', '429'],
  ['slow-answer', ''],
] as const satisfies readonly (readonly [Fault, string])[];

/** Whether a request has its effect although its answer is lost. */
function isEffective(fault: Fault): boolean {
  return ['lost-answer', 'reset', 'slow-answer'].includes(fault);
}

const BILLS = 'and billing';
const NOTHING = {apps: 0, workers: 0};
const ONE_STOPPED = {apps: 1, workers: 0};
const ONE_AT_WORK = {apps: 1, workers: 1};

function on(sample: Program, day: string, expected: Expected): BadDay {
  return {...PROGRAMS[sample].world, sample, day, ...expected};
}

/** One row for each fault that any request can meet. */
function onEachFault(
  sample: Program,
  rulesOf: (fault: Fault) => string,
  expect: (fault: Fault, words: string) => Expected,
): BadDay[] {
  return REQUEST_FAULTS.map(([fault, words]) => {
    const faults = rulesOf(fault);
    return on(sample, faults, {faults, ...expect(fault, words)});
  });
}

/** A program of one request: it says what failed and what may be so all the same, and ends. */
function oneTry(
  sample: Program,
  says: readonly [string, ...string[]],
  leaves: (isEffective: boolean) => BadDay['leaves'],
): BadDay[] {
  const [operation] = PROGRAMS[sample].calls;
  return [
    ...onEachFault(
      sample,
      (fault) => `${fault}@${operation}#1`,
      (fault, words) => ({
        ends: 'stops',
        says: [...says, words],
        leaves: leaves(isEffective(fault)),
      }),
    ),
    on(sample, 'nobody listens', {isRefused: true, ends: 'stops', says, leaves: leaves(false)}),
  ];
}

function chat(sample: 'chat' | 'chat-streaming'): BadDay[] {
  const finishes: Expected = {ends: 'finishes', says: ['answer to'], leaves: NOTHING};
  const stops = (says: string): Expected => ({ends: 'stops', says: [says], leaves: NOTHING});
  const inPieces = sample === 'chat-streaming';
  return [
    ...onEachFault(
      sample,
      (fault) => `${fault}#1`,
      (fault) => (fault === 'slow-answer' ? finishes : stops('Chat failed')),
    ),
    on(sample, 'nobody listens', {isRefused: true, ...stops('Chat failed')}),
    on(sample, 'cut-stream', {
      faults: 'cut-stream#1',
      ...stops(`The answer is not whole: ${inPieces ? 'cut off' : 'length'}`),
    }),
    on(sample, 'stream-error', {
      faults: 'stream-error#1',
      ...(inPieces ? stops('the fault stream-error is on') : finishes),
    }),
  ];
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A program that waits: reads are repeated up to its limit, and at its end it says what goes on without it. */
function waiting(sample: 'wait-for-job' | 'wait-until-running', at: string): BadDay[] {
  const [operation] = PROGRAMS[sample].calls;
  const gaveUp = (says: string): Expected => ({
    ends: 'stops',
    says: [says, BILLS, 'curl -X PUT'],
    leaves: ONE_AT_WORK,
  });
  return [
    ...onEachFault(
      sample,
      (fault) => `${fault}@${operation}#${fault === 'slow-answer' ? '1' : '1-2'}`,
      () => ({ends: 'finishes', says: [], leaves: ONE_AT_WORK}),
    ),
    ...SIGNALS.map((name) => on(sample, name, {signal: {name, at}, ...gaveUp('Ended by')})),
    on(sample, 'server-error to the limit', {
      faults: `server-error@${operation}#1+`,
      waitSeconds: 2,
      ...gaveUp('failed: 500'),
    }),
    on(sample, 'nobody listens to the limit', {
      isRefused: true,
      waitSeconds: 2,
      ...gaveUp('failed'),
    }),
    on(sample, 'unknown-state, then a known one', {
      faults: `unknown-state@${operation}#1-2`,
      ends: 'finishes',
      says: ['UNLISTED_STATE'],
      leaves: ONE_AT_WORK,
    }),
    on(sample, 'unknown-state to the limit', {
      faults: `unknown-state@${operation}`,
      waitSeconds: 2,
      ...gaveUp('is still UNLISTED_STATE'),
    }),
  ];
}

function wholeTutorial(): BadDay[] {
  const sample = 'whole-tutorial';
  const repeated = ['listApps', 'createApp', 'updateApp', 'getApp', 'getJob', 'deleteApp'];
  const slow = ['updateApp', 'getJob'];
  return [
    ...onEachFault(
      sample,
      (fault) =>
        (fault === 'slow-answer' ? slow : repeated).map((name) => `${fault}@${name}#1`).join(),
      (fault) => ({
        ends: 'finishes',
        says: [
          'Saved image-1.png',
          'Deleted the app',
          isEffective(fault) && fault !== 'slow-answer' ? 'by its name' : 'Created app',
        ],
        leaves: NOTHING,
      }),
    ),
    ...onEachFault(
      sample,
      (fault) => `${fault}@runJob#1`,
      (_fault, words) => ({
        ends: 'stops',
        says: ['Run job failed', words],
        leaves: NOTHING,
      }),
    ),
    ...SIGNALS.map((name) =>
      on(sample, `${name} while the app starts`, {
        signal: {name, at: 'INITIALIZING'},
        ends: 'stops',
        says: ['Ended by'],
        leaves: NOTHING,
      }),
    ),
    ...SIGNALS.map((name) =>
      on(sample, `${name} while the job runs`, {
        signal: {name, at: 'Started job'},
        ends: 'stops',
        says: ['Ended by', 'Kept the app'],
        leaves: ONE_STOPPED,
      }),
    ),
    on(sample, 'an app of a killed run', {
      otherApps: [sample],
      ends: 'finishes',
      says: ['by its name: going on with it', 'Deleted the app'],
      leaves: NOTHING,
    }),
    on(sample, 'nobody listens', {
      isRefused: true,
      ends: 'stops',
      says: ['Create app failed: no answer'],
      leaves: NOTHING,
    }),
    on(sample, 'slow-start beyond the limit', {
      faults: 'slow-start',
      waitSeconds: 2,
      ends: 'stops',
      says: ['is still INITIALIZING'],
      leaves: NOTHING,
    }),
    on(sample, 'failed-job', {
      faults: 'failed-job',
      ends: 'stops',
      says: ['is FAILED, not COMPLETED'],
      leaves: NOTHING,
    }),
    on(sample, 'unknown-state, then a known one', {
      faults: 'unknown-state@getApp#1,unknown-state@getJob#1',
      ends: 'finishes',
      says: ['UNLISTED_STATE', 'Deleted the app'],
      leaves: NOTHING,
    }),
    on(sample, 'server-error@getJob#2+', {
      faults: 'server-error@getJob#2+',
      ends: 'stops',
      says: ['failed: 500', 'Kept the app'],
      leaves: ONE_STOPPED,
    }),
    on(sample, 'bad-gateway to each try to stop', {
      faults: 'bad-gateway@updateApp#2-7',
      ends: 'stops',
      says: ['Stop app failed: 502', BILLS, 'curl -X PUT'],
      leaves: ONE_AT_WORK,
    }),
  ];
}

function retrySafely(): BadDay[] {
  const sample = 'retry-safely';
  const repeated = ['getApp', 'listApps', 'createApp', 'deleteApp'];
  const finishes: Expected = {
    ends: 'finishes',
    says: ['Deleted app', 'Job ID'],
    leaves: ONE_AT_WORK,
  };
  return [
    ...onEachFault(
      sample,
      (fault) =>
        (fault === 'slow-answer' ? ['createApp'] : repeated)
          .map((name) => `${fault}@${name}#1`)
          .join(),
      () => finishes,
    ),
    ...onEachFault(
      sample,
      (fault) => `${fault}@runJob#1`,
      (_fault, words) => ({
        ends: 'stops',
        says: ["Look at the app's job counters before you run it again", words],
        leaves: ONE_AT_WORK,
      }),
    ),
    on(sample, 'server-error to each try', {
      faults: 'server-error@getApp#1-4',
      ends: 'stops',
      says: ['Call failed: 500'],
      leaves: ONE_AT_WORK,
    }),
    on(sample, 'nobody listens', {
      isRefused: true,
      ends: 'stops',
      says: ['Call failed: no answer'],
      leaves: ONE_AT_WORK,
    }),
    on(sample, 'failed-job', {faults: 'failed-job', ...finishes}),
    on(sample, 'unknown-state', {
      faults: 'unknown-state',
      ...finishes,
      says: ['Status: UNLISTED_STATE'],
    }),
  ];
}

const IN_LIST = 'If no answer came, look for the app in ';
const keeps = (left: BadDay['leaves']) => (): BadDay['leaves'] => left;
const orElse = (done: BadDay['leaves'], other: BadDay['leaves']) => (isDone: boolean) =>
  isDone ? done : other;

/** Every bad day of every program. */
export const BAD_DAYS: readonly BadDay[] = [
  ...wholeTutorial(),
  ...retrySafely(),
  ...waiting('wait-for-job', 'IN_QUEUE'),
  on('wait-for-job', 'failed-job', {
    job: 'failed',
    ends: 'stops',
    says: ['The job ended without a result', BILLS, 'curl -X PUT'],
    leaves: ONE_AT_WORK,
  }),
  ...waiting('wait-until-running', 'INITIALIZING'),
  on('wait-until-running', 'slow-start beyond the limit', {
    app: 'starting slowly',
    waitSeconds: 2,
    ends: 'stops',
    says: ['is still INITIALIZING', BILLS, 'curl -X PUT'],
    leaves: ONE_AT_WORK,
  }),
  ...chat('chat'),
  ...chat('chat-streaming'),
  ...oneTry('start-app', ['Start app failed', BILLS], orElse(ONE_AT_WORK, ONE_STOPPED)),
  on('start-app', 'slow-start', {
    faults: 'slow-start',
    ends: 'finishes',
    says: ['Status: INITIALIZING'],
    leaves: ONE_AT_WORK,
  }),
  ...oneTry('stop-app', ['Stop app failed', BILLS], orElse(ONE_STOPPED, ONE_AT_WORK)),
  ...oneTry('delete-app', ['Delete app failed', 'run this again'], orElse(NOTHING, ONE_STOPPED)),
  ...oneTry('create-app', ['Create app failed', IN_LIST], orElse(ONE_STOPPED, NOTHING)),
  ...oneTry('create-app-with-lora', ['Create app failed', IN_LIST], orElse(ONE_STOPPED, NOTHING)),
  ...oneTry('create-app-in-team', ['Create app failed', IN_LIST], keeps(NOTHING)),
  ...oneTry('run-job', ['Run job failed', 'a job may run'], keeps(ONE_AT_WORK)),
  on('run-job', 'failed-job', {
    faults: 'failed-job',
    ends: 'finishes',
    says: ['Job ID'],
    leaves: ONE_AT_WORK,
  }),
  ...oneTry('cancel-job', ['Cancel job failed', 'get the job'], keeps(ONE_AT_WORK)),
  ...oneTry('check-key', ['Check failed'], keeps(NOTHING)),
  ...oneTry('list-apps', ['List apps failed'], keeps(NOTHING)),
  ...oneTry('list-models', ['List models failed'], keeps(NOTHING)),
  ...oneTry('get-app', ['Get app failed'], keeps(ONE_AT_WORK)),
  on('get-app', 'unknown-state', {
    faults: 'unknown-state',
    ends: 'finishes',
    says: ['Status: UNLISTED_STATE'],
    leaves: ONE_AT_WORK,
  }),
  ...oneTry('get-job', ['Get job failed'], keeps(ONE_AT_WORK)),
  on('get-job', 'unknown-state', {
    faults: 'unknown-state',
    ends: 'finishes',
    says: ['Status: UNLISTED_STATE'],
    leaves: ONE_AT_WORK,
  }),
  ...oneTry('save-image', ['Save image failed'], keeps(ONE_AT_WORK)),
  on('save-image', 'unknown-state', {
    faults: 'unknown-state',
    ends: 'stops',
    says: ['No image yet: the job is UNLISTED_STATE'],
    leaves: ONE_AT_WORK,
  }),
];
