export type Start = {
  /** The state of the app that `RUNGEN_APP_ID` names. */
  readonly app?: 'starting' | 'running';
  /** The state of the job that `RUNGEN_JOB_ID` names. */
  readonly job?: 'waiting' | 'completed';
};

/** What is expected of a program of `samples/`. */
type SampleProgram = {
  readonly start: Start;
  /** The faults of the recorded run, where it has some. */
  readonly faults?: string;
  /** Faults in the middle of its requests, and what it prints then; `finishes` if it goes on to its end. */
  readonly errors: Readonly<Record<string, string>>;
  /** For one that waits: faults that keep it waiting, and what it has printed when a signal ends it. */
  readonly waits?: {readonly faults: string; readonly endAt: string};
};

/** Every program of `samples/`, first those that take long. */
export const PROGRAMS: Readonly<Record<string, SampleProgram>> = {
  'whole-tutorial': {
    start: {},
    errors: {
      'server-error@runJob,rate-limit@updateApp#2,lost-request@updateApp#3':
        'Stopped the app, and kept it',
      'cut-answer@createApp#1,bad-gateway@listApps#2': 'finishes',
      'cut-answer@listApps#1+': 'run this again',
      'cut-answer@result': 'Stopped the app, and kept it',
      'failed-job,lost-answer@updateApp#1,cut-answer@updateApp#3+': 'bills until you stop it',
      'lost-answer@deleteApp': 'The app is gone',
    },
    waits: {faults: 'slow-start,server-error@updateApp#2-3', endAt: 'INITIALIZING'},
  },
  'wait-until-running': {
    start: {app: 'starting'},
    errors: {'cut-answer@getApp#1-2': 'finishes'},
    waits: {faults: 'unknown-state@getApp', endAt: 'UNLISTED_STATE'},
  },
  'wait-for-job': {
    start: {app: 'running', job: 'waiting'},
    errors: {'server-error@getJob#2,cut-answer@getJob#3-4': 'finishes'},
    waits: {faults: 'unknown-state@getJob', endAt: 'UNLISTED_STATE'},
  },
  'stop-apps': {
    start: {app: 'running'},
    errors: {
      'rate-limit@updateApp#1,lost-answer@updateApp#2': 'finishes',
      'bad-gateway@listApps#1,lost-request@listApps#2': 'finishes',
      'cut-answer@listApps#1+': 'any app may bill',
      'lost-request@updateApp#1+': 'any app may bill',
    },
  },
  'save-image': {
    start: {app: 'running', job: 'completed'},
    errors: {
      'cut-answer@getJob': 'failed',
      'server-error@result': '500',
      'cut-answer@result': 'failed',
    },
  },
  chat: {start: {}, errors: {'bad-gateway': '502', 'cut-answer': 'Chat failed'}},
  'chat-streaming': {start: {}, errors: {'rate-limit': '429'}},
  'retry-safely': {
    start: {app: 'running'},
    faults: [
      'lost-answer@getApp#1,server-error@getApp#2',
      'cut-answer@createApp#1',
      'rate-limit@deleteApp#1,lost-answer@deleteApp#2',
      'lost-request@runJob#1',
    ].join(),
    errors: {
      'cut-answer@runJob#1': 'A job probably runs',
      'rate-limit@runJob#1+': '429',
      'bad-gateway@runJob#1,bad-gateway@getApp#3+': '502',
    },
  },
};
