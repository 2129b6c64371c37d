import {type App, appTimestamp, type Job, newId} from '../state';
import {FIRST_USER, SECOND_USER, TEAMS} from '../users';

/** The team of `check --team`, in which the program is an owner. */
const TEAM_ID = TEAMS[0]?.id ?? '';

/**
 * Creates a running app with a completed job, for programs that expect them, and in a team the running job of a colleague.
 *
 * @param now the time at which they are ready
 * @returns the app, and the variables that name it
 */
export function prepareApp(now: number, isTeam: boolean) {
  const created = appTimestamp(now);
  const createJob = (createdBy: string, status: Job['status'], dueAt: number): Job => {
    const request = {prompt: 'A poster of a lighthouse at dawn', width: 256, height: 256};
    const created_at = created.replace('T', ' ');
    return {id: newId(), status, created_at, request, createdBy, willFail: false, dueAt};
  };
  const job = createJob(FIRST_USER, 'COMPLETED', now);
  const colleagueJob = createJob(SECOND_USER, 'RUNNING', Infinity);
  const id = newId();
  const summary: App['summary'] = {
    id,
    name: 'prepared-for-check',
    description: '',
    status: 'RUNNING',
    configuration: {gpu_tier: 'STANDARD', active_workers: 2},
    workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
    created_at: created,
    updated_at: created,
    created_by: FIRST_USER,
    owner_user_id: isTeam ? null : FIRST_USER,
    owner_team_id: isTeam ? TEAM_ID : null,
  };
  const jobs = isTeam ? [job, colleagueJob] : [job];
  const team = {RUNGEN_TEAM_ID: TEAM_ID, RUNGEN_COLLEAGUE_JOB_ID: colleagueJob.id};
  return {
    app: {summary, jobs, readyAt: now, retried: 0} satisfies App,
    variables: {RUNGEN_APP_ID: id, RUNGEN_JOB_ID: job.id, ...(isTeam && team)},
  };
}
