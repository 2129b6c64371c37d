/** What there is before a program runs. */
export type Start = {
  /** The state of the app that `RUNGEN_APP_ID` names. */
  readonly app?: 'starting' | 'running';
  /** The state of the job that `RUNGEN_JOB_ID` names. */
  readonly job?: 'waiting' | 'completed';
};

/** What is expected of a program of `samples/`. */
export type SampleProgram = {
  readonly start: Start;
  /** The faults of the recorded run, where it has some. */
  readonly faults?: string;
  /** An error status in the middle of its requests, and what it says then; `finishes` if it goes on to its end. */
  readonly error: {readonly faults: string; readonly says: string};
  /** For one that waits: faults that keep it waiting, and what it has printed when a signal ends it. */
  readonly waits?: {readonly faults: string; readonly at: string};
};

/** Every program of `samples/`. */
export const PROGRAMS: Readonly<Record<string, SampleProgram>> = {
  'wait-until-running': {
    start: {app: 'starting'},
    error: {faults: 'bad-gateway@getApp#2,reset@getApp#3', says: 'finishes'},
    waits: {faults: 'unknown-state@getApp', at: 'UNLISTED_STATE'},
  },
  'wait-for-job': {
    start: {app: 'running', job: 'waiting'},
    error: {faults: 'server-error@getJob#2,reset@getJob#3', says: 'finishes'},
    waits: {faults: 'unknown-state@getJob', at: 'UNLISTED_STATE'},
  },
  'save-image': {
    start: {app: 'running', job: 'completed'},
    error: {faults: 'server-error@getJob', says: '500'},
  },
  chat: {start: {}, error: {faults: 'bad-gateway', says: '502'}},
  'chat-streaming': {start: {}, error: {faults: 'rate-limit', says: '429'}},
  'retry-safely': {
    start: {app: 'running'},
    faults: [
      'lost-answer@getApp#1,server-error@getApp#2',
      'lost-answer@createApp#1',
      'rate-limit@deleteApp#1,lost-answer@deleteApp#2',
    ].join(),
    error: {faults: 'rate-limit@runJob', says: '429'},
  },
  'whole-tutorial': {
    start: {},
    error: {
      faults: 'server-error@runJob,rate-limit@updateApp#2,lost-request@updateApp#3',
      says: 'Stopped the app, and kept it',
    },
    waits: {faults: 'slow-start,server-error@updateApp#2+', at: 'INITIALIZING'},
  },
};
