import type {MockContract} from '@rungen/mock-server/contract';
import type {MockServer} from '@rungen/mock-server/server';
import type {Job} from '@rungen/mock-server/state';
import {TEAMS} from '@rungen/mock-server/users';
import type {Task} from '../messages';

/** The address of the mock server: no real host can have such a name. */
export const MOCK_URL = 'https://mock-server.invalid';

/** The team of a task that names a team. */
export const TEAM_ID = TEAMS[0]?.id ?? '';

/** What has to exist when a task begins. What is missing is created. */
type Needs = {
  readonly app: 'stopped' | 'starting' | 'running';
  readonly job?: 'waiting' | 'completed';
};

/** The operations whose needs do not follow from their paths. */
const OPERATIONS: Readonly<Record<string, Needs>> = {
  updateApp: {app: 'stopped'},
  deleteApp: {app: 'stopped'},
  cancelJob: {app: 'running', job: 'waiting'},
};

/** The programs that need an app or a job: those that read its ID, and those that show something only if there is one. */
const PROGRAMS: Readonly<Record<string, Needs>> = {
  'wait-until-running': {app: 'starting'},
  'retry-safely': {app: 'running'},
  'wait-for-job': {app: 'running', job: 'waiting'},
  'save-image': {app: 'running', job: 'completed'},
};

/** Returns what has to exist for a task; undefined if it needs nothing. */
export function findNeeds(task: Task): Needs | undefined {
  if (task.kind === 'program') return PROGRAMS[task.name];
  const {operation, request} = task;
  if (OPERATIONS[operation]) return OPERATIONS[operation];
  if (request.path.includes('{job_id}')) return {app: 'running', job: 'completed'};
  if (request.path.includes('{app_id}')) return {app: 'running'};
  return undefined;
}

/** Returns whether a task names a team. A program takes the context of its app. */
export function isInTeam(task: Task): boolean {
  return task.kind === 'request' && task.ticked.includes('header.x-team-id');
}

export type TaskContext = {
  readonly mock: MockServer;
  readonly statuses: MockContract['statuses'];
  /** Moves apps and jobs to the current time, as a request does, and reports to the page. */
  readonly postState: () => void;
};

/**
 * Finds what a task works on: the newest app in its context, and the newest job that fits. A job to cancel has not ended;
 * programs take no job that was canceled.
 */
export function findTarget(task: Task, {mock, statuses}: TaskContext) {
  const fits = ({status}: Job): boolean => {
    const outcome = statuses.job[status]?.outcome;
    if (task.kind === 'program') return outcome !== 'canceled';
    return task.operation !== 'cancelJob' || outcome === undefined;
  };
  const inContext = mock.state.apps.filter(({summary}) => {
    const isOfTeam = summary.owner_team_id !== null;
    return task.kind === 'program' || isOfTeam === isInTeam(task);
  });
  const app = inContext.at(-1);
  return {app, job: app?.jobs.filter(fits).at(-1)};
}
