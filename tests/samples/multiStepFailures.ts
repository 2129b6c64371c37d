import {
  BILLS,
  isEffective,
  NOTHING,
  on,
  ONE_AT_WORK,
  ONE_STOPPED,
  onEachFault,
  SIGNALS,
  type FailureScenario,
  type Expected,
} from './failureRows';

/** An app that may belong to somebody else must not be used or deleted. */
const leftAlone = {ends: 'stops', says: ['Left app', BILLS, 'RUNGEN_USER_ID']} as const;

/** Failure scenarios of the program that contains the whole tutorial. */
export function wholeTutorial(): FailureScenario[] {
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
      neverSays: 'Deleted the app', // that would delete the result of the first run's job
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
    on(sample, 'connection refused', {
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
      isNightly: true, // takes almost a minute
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
      neverSays: 'may have a result', // the job is canceled, so it cannot have a result
      leaves: ONE_STOPPED,
    }),
    on(sample, 'bad-gateway to a minute of tries to stop', {
      isNightly: true, // takes more than a minute
      faults: 'bad-gateway@updateApp#2-7',
      ends: 'finishes',
      says: ['Stopped the app', 'Deleted the app'],
      leaves: NOTHING,
    }),
    ...(['SIGINT', 'SIGTERM'] as const).map((name) =>
      on(sample, `${name} while it tries to stop the app of a team`, {
        team: 'set',
        faults: 'bad-gateway@updateApp#2-7', // so that it is still retrying if the signal arrives late
        signal: {name, at: 'Stop app: '},
        ends: 'stops',
        says: ['Stop app: 502', BILLS, 'curl -X PUT'],
        leaves: ONE_AT_WORK,
      }),
    ),
  ];
}

/** Failure scenarios of the program that retries requests that are safe to retry. */
export function retrySafely(): FailureScenario[] {
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
    on(sample, 'connection refused', {
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
