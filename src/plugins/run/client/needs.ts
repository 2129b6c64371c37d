import type {App, Job} from '../../../mock-server/state';

/** How far an app and its job are when code begins. Where there is none, it is created and brought there. */
type Need = 'stopped' | 'starting' | 'running' | 'waiting' | 'completed';

/** Needs that do not follow from the variables. */
const KNOWN: Readonly<Record<string, Need>> = {
  updateApp: 'stopped',
  deleteApp: 'stopped',
  cancelJob: 'waiting',
  'wait-until-running': 'starting',
  'wait-for-job': 'waiting',
};

/** @returns what the code of an operation or a program needs; undefined if it needs nothing */
export function needOf(name: string, code: string): Need | undefined {
  if (!code.includes('RUNGEN_APP_ID')) return undefined;
  return KNOWN[name] ?? (code.includes('RUNGEN_JOB_ID') ? 'completed' : 'running');
}

/** @returns whether a need is that of a job */
export const isOfJob = (need: Need): boolean => need === 'waiting' || need === 'completed';

/** @returns whether a job has not ended */
export const isOpen = ({status}: Job): boolean => status === 'IN_QUEUE' || status === 'RUNNING';

/** @returns whether a request names a team */
export const isInTeam = (code: string): boolean => /^curl .*-H "x-team-id: /s.test(code);

/**
 * Finds what a request or a program works on: the newest app and its newest job. A request has the context that its
 * header names; a program takes that of the newest app, and no job that was canceled. A job to cancel has not ended.
 */
export function findNewest(apps: readonly App[], name: string, code: string) {
  const isRequest = code.startsWith('curl ');
  const isTeam = isInTeam(code);
  const [app] = apps
    .filter(({summary}) => !isRequest || (summary.owner_team_id !== null) === isTeam)
    .slice(-1);
  const job = app?.jobs
    .filter((it) => (name === 'cancelJob' ? isOpen(it) : isRequest || it.status !== 'CANCELED'))
    .at(-1);
  return {app, job};
}
