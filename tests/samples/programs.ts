import type {Scenario} from './scenarios';

type StartState = Pick<Scenario, 'app' | 'job' | 'team'>;

/** Each program: the state before it runs in a failure scenario, and the operations that it calls. */
export const PROGRAMS = {
  'cancel-job': {state: {app: 'running', job: 'waiting'}, calls: ['cancelJob']},
  chat: {state: {}, calls: ['createChatCompletion']},
  'chat-streaming': {state: {}, calls: ['createChatCompletion']},
  'check-key': {state: {}, calls: ['listApps']},
  'create-app': {state: {}, calls: ['createApp']},
  'create-app-in-team': {state: {team: 'set'}, calls: ['createApp']},
  'create-app-with-lora': {state: {}, calls: ['createApp']},
  'delete-app': {state: {app: 'stopped'}, calls: ['deleteApp']},
  'get-app': {state: {app: 'running'}, calls: ['getApp']},
  'get-job': {state: {app: 'running', job: 'completed'}, calls: ['getJob']},
  'list-apps': {state: {}, calls: ['listApps']},
  'list-models': {state: {}, calls: ['listModels']},
  'retry-safely': {
    state: {app: 'running'},
    calls: ['getApp', 'listApps', 'createApp', 'deleteApp', 'runJob'],
  },
  'run-job': {state: {app: 'running'}, calls: ['runJob']},
  'save-image': {state: {app: 'running', job: 'completed'}, calls: ['getJob']},
  'start-app': {state: {app: 'stopped'}, calls: ['updateApp']},
  'stop-app': {state: {app: 'running'}, calls: ['updateApp']},
  'wait-for-job': {state: {app: 'running', job: 'waiting'}, calls: ['getJob']},
  'wait-until-running': {state: {app: 'starting'}, calls: ['getApp']},
  'whole-tutorial': {
    state: {},
    calls: ['listApps', 'createApp', 'updateApp', 'getApp', 'runJob', 'getJob', 'deleteApp'],
  },
} as const satisfies Readonly<
  Record<string, {readonly state: StartState; readonly calls: readonly string[]}>
>;

/** The name of a program. */
export type Program = keyof typeof PROGRAMS;

/** Faults that apply to an operation of a program but have no effect on it, with the reason. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'create-app slow-start': 'it creates an app without workers, which does not start',
  'create-app-in-team slow-start': 'it creates an app without workers, which does not start',
  'create-app-with-lora slow-start': 'it creates an app without workers, which does not start',
  'retry-safely slow-start': 'it creates an app without workers, which does not start',
  'stop-app slow-start': 'it takes workers away, and starts nothing',
};
