import {
  BILLS,
  NOTHING,
  on,
  ONE_AT_WORK,
  ONE_STOPPED,
  onEachFault,
  oneTry,
  SIGNALS,
  type FailureScenario,
  type Expected,
} from './failureRows';
import {retrySafely, wholeTutorial} from './multiStepFailures';
import {PROGRAMS} from './programs';

function chat(sample: 'chat' | 'chat-streaming'): FailureScenario[] {
  const finishes: Expected = {ends: 'finishes', says: ['answer to'], leaves: NOTHING};
  const stops = (says: string): Expected => ({ends: 'stops', says: [says], leaves: NOTHING});
  const inPieces = sample === 'chat-streaming';
  return [
    ...onEachFault(
      sample,
      (fault) => `${fault}#1`,
      (fault) => (fault === 'slow-answer' ? finishes : stops('Chat failed')),
    ),
    on(sample, 'connection refused', {isRefused: true, ...stops('Chat failed')}),
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

/** A program that polls: it retries reads up to its limit, and before it exits it prints what continues without it. */
function waiting(sample: 'wait-for-job' | 'wait-until-running', at: string): FailureScenario[] {
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
    on(sample, 'connection refused to the limit', {
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

const IN_LIST = 'After no answer, 408, 429 or 5XX, look for the app in ';
const keeps = (left: FailureScenario['leaves']) => (): FailureScenario['leaves'] => left;
const orElse =
  (done: FailureScenario['leaves'], other: FailureScenario['leaves']) => (isDone: boolean) =>
    isDone ? done : other;

/** Every failure scenario of every program. */
export const FAILURE_SCENARIOS: readonly FailureScenario[] = [
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
