import type {Scenario} from './scenarios';

type World = Pick<Scenario, 'app' | 'job' | 'team'>;

/** Each program: the state before it runs in a failure scenario, and the operations that it calls. */
export const PROGRAMS = {
  'cancel-job': {world: {app: 'running', job: 'waiting'}, calls: ['cancelJob']},
  chat: {world: {}, calls: ['createChatCompletion']},
  'chat-streaming': {world: {}, calls: ['createChatCompletion']},
  'check-key': {world: {}, calls: ['listApps']},
  'create-app': {world: {}, calls: ['createApp']},
  'create-app-in-team': {world: {team: 'set'}, calls: ['createApp']},
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
