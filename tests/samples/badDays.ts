import {
  BILLS,
  isEffective,
  NOTHING,
  on,
  ONE_AT_WORK,
  ONE_STOPPED,
  onEachFault,
  oneTry,
  type BadDay,
  type Expected,
} from './badDayRows';
import {PROGRAMS} from './programs';

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
  const gaveUp = (...says: string[]): Expected => ({
    ends: 'stops',
    says: [...says, BILLS, 'curl -X PUT'],
    leaves: ONE_AT_WORK,
  });
  const atLimit = sample === 'wait-for-job' ? ['Canceled the job'] : [];
  return [
    ...onEachFault(
      sample,
      (fault) => `${fault}@${operation}#${fault === 'slow-answer' ? '1' : '1-2'}`,
      () => ({ends: 'finishes', says: [], leaves: ONE_AT_WORK}),
    ),
    ...SIGNALS.map((name) =>
      on(sample, `${name} in a team`, {team: 'set', signal: {name, at}, ...gaveUp('Ended by')}),
    ),
    on(sample, 'server-error to the limit', {
      faults: `server-error@${operation}#1+`,
      waitSeconds: 2,
      ...gaveUp('failed: 500', ...atLimit),
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
      ...gaveUp('is still UNLISTED_STATE', ...atLimit),
    }),
  ];
}

/** An app that may be somebody else's is not used, and not deleted. */
const leftAlone = {ends: 'stops', says: ['Left app', BILLS, 'RUNGEN_USER_ID']} as const;

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
    on(sample, 'a run before it was killed', {
      killedAt: 'INITIALIZING',
      ends: 'finishes',
      says: ['by its name: going on with it', 'Deleted the app'],
      leaves: NOTHING,
    }),
    on(sample, 'a run before it was killed, in a team', {
      killedAt: 'INITIALIZING',
      team: 'set',
      ends: 'finishes',
      says: ['by its name: going on with it', 'Deleted the app'],
      leaves: NOTHING,
    }),
    on(sample, 'a run before it was killed while its job ran', {
      killedAt: 'Started job',
      ends: 'finishes',
      says: ['by its name: going on with it', 'Saved image-1.png', 'Stopped the app'],
      neverSays: 'Deleted the app', // the result of the first run's job would go with it
      leaves: ONE_STOPPED,
    }),
    on(sample, 'an app of its name that it did not make', {
      otherApps: [sample],
      ...leftAlone,
      leaves: ONE_STOPPED,
    }),
    on(sample, 'an app that another member of the team made with it', {
      killedAt: 'INITIALIZING',
      team: 'set',
      hidesUser: true,
      ...leftAlone,
      leaves: ONE_AT_WORK,
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
    on(sample, 'a job beyond the limit, on the app of a run that was killed', {
      killedAt: 'Started job',
      waitSeconds: 2,
      ends: 'stops',
      says: [' is still ', 'it has earlier jobs'],
      neverSays: 'may have a result', // the job is canceled, so that none can come
      leaves: ONE_STOPPED,
    }),
    on(sample, 'bad-gateway to a minute of tries to stop', {
      faults: 'bad-gateway@updateApp#2-7',
      ends: 'finishes',
      says: ['Stopped the app', 'Deleted the app'],
      leaves: NOTHING,
    }),
    ...(['SIGINT', 'SIGTERM'] as const).map((name) =>
      on(sample, `${name} while it tries to stop the app of a team`, {
        team: 'set',
        faults: 'bad-gateway@updateApp#2-7', // so that it still tries when the signal comes late
        signal: {name, at: 'Stop app: '},
        ends: 'stops',
        says: ['Stop app: 502', BILLS, 'curl -X PUT'],
        leaves: ONE_AT_WORK,
      }),
    ),
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
        says: ["A job may run: compare the app's job counters", words],
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
    on(sample, 'an app of its name that it did not make', {
      otherApps: [sample],
      ...leftAlone,
      leaves: {apps: 2, workers: 1},
    }),
    on(sample, 'failed-job', {faults: 'failed-job', ...finishes}),
    on(sample, 'unknown-state', {
      faults: 'unknown-state',
      ...finishes,
      says: ['Status: UNLISTED_STATE'],
    }),
  ];
}

const IN_LIST = 'After no answer, 408, 429 or 5XX, look for the app in ';
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
    says: ['The job is FAILED', '"prompt"', BILLS, 'curl -X PUT'],
    neverSays: 'job may go on',
    leaves: ONE_AT_WORK,
  }),
  on('wait-for-job', 'unknown-state to the limit, without a user ID', {
    faults: 'unknown-state@getJob',
    waitSeconds: 2,
    hidesUser: true,
    ends: 'stops',
    says: ['is still UNLISTED_STATE', 'The job may go on. Set RUNGEN_USER_ID', BILLS],
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
  ...oneTry('create-app-in-team', ['Create app failed', IN_LIST], orElse(ONE_STOPPED, NOTHING)),
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
