import {type App, appTimestamp, type Job, newId} from '../state';
import {FIRST_USER, SECOND_USER, TEAMS} from '../users';

/** The team of `check --team`, in which the program is an owner. */
const TEAM_ID = TEAMS[0]?.id ?? '';

/**
 * Creates a running app with a completed job, for programs that expect them, and in a team the running job of a colleague.
 *
 * @param now the time at which they are ready
 * @returns the app, and the variables that name it; those of a real team are removed
 */
export function prepareApp(now: number, isTeam: boolean) {
  const created = appTimestamp(now);
  const createJob = (createdBy: string, status: Job['status']): Job => {
    const request = {prompt: 'A poster of a lighthouse at dawn', width: 256, height: 256};
    const created_at = created.replace('T', ' ');
    return {id: newId(), status, created_at, request, createdBy, willFail: false, dueAt: Infinity};
  };
  const job = createJob(FIRST_USER, 'COMPLETED');
  const colleagueJob = createJob(SECOND_USER, 'RUNNING');
  const summary: App['summary'] = {
    id: newId(),
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
  const app: App = {summary, jobs: [job], readyAt: now, retried: 0};
  if (isTeam) app.jobs.push(colleagueJob);
  const variables = {
    RUNGEN_APP_ID: summary.id,
    RUNGEN_JOB_ID: job.id,
    RUNGEN_TEAM_ID: isTeam ? TEAM_ID : undefined,
    RUNGEN_TEAM_IDS: undefined,
    RUNGEN_COLLEAGUE_JOB_ID: isTeam ? colleagueJob.id : undefined,
  };
  return {app, variables};
}
