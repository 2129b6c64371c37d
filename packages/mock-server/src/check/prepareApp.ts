import {type App, appTimestamp, newId} from '../state';
import {FIRST_USER, SECOND_USER, TEAMS} from '../users';

/** How many active workers the app has before a program runs. */
export const PREPARED_WORKERS = 2;

/**
 * Creates a running app with a completed job, for programs that expect them, and in a team with that of a colleague.
 *
 * @returns the app, and the variables that name it; those of a real team are removed
 */
export function prepareApp(now: number, isTeam: boolean) {
  const created = appTimestamp(now);
  const teamId = isTeam ? TEAMS[0]?.id : undefined;
  const summary: App['summary'] = {
    id: newId(),
    name: 'prepared-for-check',
    description: '',
    status: 'RUNNING',
    configuration: {gpu_tier: 'STANDARD', active_workers: PREPARED_WORKERS},
    workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
    created_at: created,
    updated_at: created,
    created_by: FIRST_USER,
    owner_user_id: isTeam ? null : FIRST_USER,
    owner_team_id: teamId ?? null,
  };
  const job: App['jobs'][number] = {
    id: newId(),
    status: 'COMPLETED',
    created_at: created.replace('T', ' '),
    request: {prompt: 'A poster of a lighthouse at dawn', width: 256, height: 256},
    createdBy: FIRST_USER,
    willFail: false,
    dueAt: Infinity,
  };
  const colleagueJob: typeof job = {...job, id: newId(), status: 'RUNNING', createdBy: SECOND_USER};
  const jobs = isTeam ? [job, colleagueJob] : [job];
  const app: App = {summary, jobs, nextStartAt: now, retried: 0};
  const variables = {
    RUNGEN_APP_ID: summary.id,
    RUNGEN_JOB_ID: job.id,
    RUNGEN_TEAM_ID: teamId,
    RUNGEN_COLLEAGUE_JOB_ID: isTeam ? colleagueJob.id : undefined,
    RUNGEN_TEAM_IDS: undefined,
  };
  return {app, variables};
}
