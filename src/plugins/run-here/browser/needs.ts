import type {App, Job} from '../../../../sandbox/state';

/** In which state an app, and a job if needed, is created where there is none. Only `open` is asked of any job. */
type Need = {
  readonly app: 'stopped' | 'starting' | 'running';
  readonly job?: 'waiting' | 'open' | 'completed';
};

/** Needs that do not follow from the variables. */
const KNOWN: Readonly<Record<string, Need>> = {
  updateApp: {app: 'stopped'},
  deleteApp: {app: 'stopped'},
  cancelJob: {app: 'running', job: 'open'},
  'wait-until-running': {app: 'starting'},
  'wait-for-job': {app: 'running', job: 'waiting'},
};

/** @returns what the code of an operation or a program needs; undefined if it needs nothing */
export function needOf(name: string, code: string): Need | undefined {
  if (!code.includes('RUNGEN_APP_ID')) return undefined;
  if (!code.includes('RUNGEN_JOB_ID')) return KNOWN[name] ?? {app: 'running'};
  return KNOWN[name] ?? {app: 'running', job: 'completed'};
}

/** @returns whether a job has not ended */
export const isOpen = ({status}: Job): boolean => status === 'IN_QUEUE' || status === 'RUNNING';

/** @returns whether a request names a team */
export const isInTeam = (code: string): boolean => /^curl .*-H "x-team-id: /s.test(code);

/**
 * Finds what a request or a program works on: the newest app and its newest job. A request has the context that its
 * header names; a program takes that of the newest app, and no job that was canceled.
 */
export function findNewest(apps: readonly App[], name: string, code: string) {
  const isRequest = code.startsWith('curl ');
  const isTeam = isInTeam(code);
  const needsOpen = needOf(name, code)?.job === 'open';
  const [app] = apps
    .filter(({summary}) => !isRequest || (summary.owner_team_id !== null) === isTeam)
    .slice(-1);
  const job = app?.jobs
    .filter((it) => (needsOpen ? isOpen(it) : isRequest || it.status !== 'CANCELED'))
    .at(-1);
  return {app, job};
}
