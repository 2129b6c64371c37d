import {TEAMS} from '../../sandbox/people';

/** A signal, and the text on either stream after which it is sent. */
export type Interrupt = {
  readonly name: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL';
  readonly at: string;
};

/** The team used for runs in a team's context. */
export const TEAM = TEAMS[0]?.id ?? '';

/** The state of the mock server before a program runs, and how it behaves. */
export type Scenario = {
  readonly sample: string;
  /** The name by which pages refer to this output, `<Sample output="…" />`; absent for the default output. */
  readonly outputName?: string;
  /** A short description of what is special about this run; absent for the run whose output the pages show. */
  readonly when?: string;
  /** The state of the app that RUNGEN_APP_ID names. */
  readonly app?: 'stopped' | 'starting' | 'starting slowly' | 'running';
  /** The state of the job that RUNGEN_JOB_ID names. */
  readonly job?: 'waiting' | 'completed' | 'failed' | 'canceled';
  /** Whether the apps belong to a team; `unset` if they do, but the program gets no team ID. */
  readonly team?: 'set' | 'unset';
  /** Whether the program gets no user ID, which it would need to cancel a job. */
  readonly hidesUser?: boolean;
  /** The names of further apps. */
  readonly otherApps?: readonly string[];
  /** Which of the published response formats Run job uses. */
  readonly runAnswer?: 'data' | 'flat';
  /** Whether Get app wraps its response in `data`, the other published format. */
  readonly wrapsApp?: boolean;
  /** The fault rules of the mock server for the program's requests. */
  readonly faults?: string;
  /** What the program has to print before it exits with a non-zero status; absent if it has to succeed. */
  readonly failsWith?: string;
  /** Whether connections to the service are refused. */
  readonly isRefused?: boolean;
  /** The program's API key, if it is not one that the mock server accepts. */
  readonly key?: string;
  /** How many seconds the program may wait; by default, its own limit. */
  readonly waitSeconds?: number;
  /** The output after which an earlier run is killed, which no program can prevent. */
  readonly killedAt?: string;
  /** A signal that is sent to the program as soon as it has printed a given text. */
  readonly signal?: Interrupt;
  /** Whether no app may be left when the program has exited. */
  readonly leavesNothing?: boolean;
};

/** The faults in the output that the page about retries shows. */
const RETRIED = [
  'lost-answer@getApp#1,server-error@getApp#2',
  'lost-answer@createApp#1',
  'rate-limit@deleteApp#1,lost-answer@deleteApp#2',
].join();

/** The runs whose output the pages show: one for each sample, and one for each named output that a page refers to. */
export const RECORDED: readonly Scenario[] = [
  {sample: 'whole-tutorial', leavesNothing: true},
  {sample: 'wait-until-running', app: 'starting'},
  {sample: 'wait-for-job', app: 'running', job: 'waiting'},
  {sample: 'retry-safely', app: 'running', faults: RETRIED},
  {sample: 'check-key', otherApps: ['poster-maker', 'caption-writer']},
  {sample: 'list-apps', otherApps: ['poster-maker', 'caption-writer']},
  {sample: 'create-app'},
  {sample: 'create-app-with-lora'},
  {sample: 'create-app-in-team', team: 'set'},
  {sample: 'get-app', app: 'running', job: 'waiting'},
  {sample: 'get-app', outputName: 'stopped', app: 'stopped'},
  {sample: 'get-app', outputName: 'idle', app: 'running', job: 'completed'},
  {sample: 'start-app', app: 'stopped'},
  {sample: 'run-job', app: 'running'},
  {sample: 'get-job', app: 'running', job: 'completed'},
  {sample: 'save-image', app: 'running', job: 'completed'},
  {sample: 'cancel-job', app: 'running', job: 'waiting'},
  {sample: 'stop-app', app: 'running'},
  {sample: 'delete-app', app: 'stopped', leavesNothing: true},
  {sample: 'list-models'},
  {sample: 'chat'},
  {sample: 'chat-streaming'},
];

/** A run in a team's context, which has to print the same for every program that does not name its context. */
const IN_TEAM = {team: 'set', when: 'in a team'} as const;

/** Runs that have to print the recorded output in a team, and with the other response format of the service. */
export const OTHER_FORMS: readonly Scenario[] = [
  {
    sample: 'whole-tutorial',
    team: 'set',
    when: 'in a team, with job_id and a wrapped app',
    runAnswer: 'flat',
    wrapsApp: true,
    leavesNothing: true,
  },
  {...IN_TEAM, sample: 'run-job', app: 'running', runAnswer: 'flat'},
  {
    sample: 'retry-safely',
    team: 'set',
    when: 'in a team, with job_id and a wrapped app',
    app: 'running',
    runAnswer: 'flat',
    wrapsApp: true,
    faults: RETRIED,
  },
  {...IN_TEAM, sample: 'get-app', app: 'running', job: 'waiting', wrapsApp: true},
  {...IN_TEAM, sample: 'wait-until-running', app: 'starting', wrapsApp: true},
  {...IN_TEAM, sample: 'wait-for-job', app: 'running', job: 'waiting'},
  {...IN_TEAM, sample: 'check-key', otherApps: ['poster-maker', 'caption-writer']},
  {...IN_TEAM, sample: 'list-apps', otherApps: ['poster-maker', 'caption-writer']},
  {...IN_TEAM, sample: 'create-app'},
  {...IN_TEAM, sample: 'create-app-with-lora'},
  {...IN_TEAM, sample: 'start-app', app: 'stopped'},
  {...IN_TEAM, sample: 'get-job', app: 'running', job: 'completed'},
  {...IN_TEAM, sample: 'save-image', app: 'running', job: 'completed'},
  {...IN_TEAM, sample: 'cancel-job', app: 'running', job: 'waiting'},
  {...IN_TEAM, sample: 'stop-app', app: 'running'},
  {...IN_TEAM, sample: 'delete-app', app: 'stopped', leavesNothing: true},
];

/** An app of a team that a program searches for in the personal context. */
const FORGOTTEN = {
  team: 'unset',
  app: 'running',
  job: 'waiting',
  when: 'the app belongs to a team whose ID is not set',
  failsWith: 'Not found in your personal context: ',
} as const;

/** Runs that have to exit with a message and a non-zero status. */
export const FAILURES: readonly Scenario[] = [
  ...[
    'wait-for-job',
    'wait-until-running',
    'retry-safely',
    'get-app',
    'start-app',
    'run-job',
    'get-job',
    'save-image',
    'cancel-job',
    'stop-app',
    'delete-app',
  ].map((sample) => ({...FORGOTTEN, sample})),
  {
    sample: 'wait-until-running',
    when: 'the app is stopped',
    app: 'stopped',
    failsWith: 'The app is stopped: start it first',
  },
  {
    sample: 'wait-for-job',
    when: 'the job is canceled',
    app: 'running',
    job: 'canceled',
    failsWith: 'The job is CANCELED',
  },
  {
    sample: 'save-image',
    when: 'the job is canceled',
    app: 'running',
    job: 'canceled',
    failsWith: 'No image yet: the job is CANCELED',
  },
  {
    sample: 'save-image',
    when: 'the job still waits',
    app: 'running',
    job: 'waiting',
    failsWith: 'No image yet: the job is IN_QUEUE',
  },
  {
    sample: 'cancel-job',
    when: 'the job is completed',
    app: 'running',
    job: 'completed',
    failsWith: 'Job cannot be canceled because it has already completed.',
  },
];
