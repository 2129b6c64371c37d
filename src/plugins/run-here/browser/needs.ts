import type {App, Job} from '../../../../sandbox/state';

/** What a request or a program works on. */
type Need = {
  /** The state in which an app is created if there is none. */
  readonly app: 'stopped' | 'starting' | 'running';
  /** The same for a job, if one is needed. Only `open` asks that a job that exists is in this state too. */
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
  const job = code.includes('RUNGEN_JOB_ID') ? 'completed' : undefined;
  return KNOWN[name] ?? {app: 'running', ...(job && {job})};
}

/** @returns whether a job has not ended */
export const isOpen = ({status}: Job): boolean => status === 'IN_QUEUE' || status === 'RUNNING';

/** @returns whether a request names a team */
export const isInTeam = (code: string): boolean => /^curl .*-H "x-team-id: /s.test(code);

/**
 * Finds what a request or a program works on: the newest app and its newest job. A request has the context that its
 * header names; a program takes that of the newest app, and no job that was canceled.
 *
 * @param apps of the mock server, oldest first
 */
export function findNewest(
  apps: readonly App[],
  name: string,
  code: string,
): {readonly app?: App | undefined; readonly job?: Job | undefined} {
  const isRequest = code.startsWith('curl ');
  const isTeam = isInTeam(code);
  const fits = apps.filter(
    ({summary}) => !isRequest || (summary.owner_team_id !== null) === isTeam,
  );
  const app = fits.at(-1);
  const needsOpen = needOf(name, code)?.job === 'open';
  const isFit = (job: Job): boolean =>
    needsOpen ? isOpen(job) : isRequest || job.status !== 'CANCELED';
  return {app, job: app?.jobs.filter(isFit).at(-1)};
}
