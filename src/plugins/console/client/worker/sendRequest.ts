import type {Schemas} from '@rungen/mock-server/state';
import {createRequest} from '../../../../contract/requests/createRequest';
import type {RequestTask} from '../messages';
import {post} from './post';
import {findTarget, type TaskContext} from './prerequisites';
import {sleep, time} from './simulatedTime';

/** The interval between status updates after a response, and their maximum duration, in simulated milliseconds. */
const STEP_MS = 500;
const MAX_SHOWN_MS = 30_000;

type Variables = Readonly<Record<string, string>>;

/**
 * Sends a request, and shows its effects.
 *
 * @param variables returns the environment variables as they are now
 * @returns the exit code: 0 for a success, otherwise 1
 */
export async function sendRequest(
  task: RequestTask,
  context: TaskContext,
  variables: () => Variables,
): Promise<number> {
  const ticked = new Set(task.ticked);
  const request = createRequest(task.request, {ticked, variables: variables()});
  const response = await fetch(request);
  post({kind: 'response', status: response.status, text: await response.clone().text()});
  // Time passes until nothing changes by itself: apps are ready, and jobs have ended.
  const end = request.method === 'GET' ? 0 : time.now + MAX_SHOWN_MS;
  while (time.now < end && isChanging(context)) {
    await sleep(STEP_MS);
    context.postState();
  }
  if (!response.ok) return 1;
  if (task.followsJob) await showJob(task, context, variables());
  if (task.operation === 'getJob') await showPictures(await readJob(response));
  return 0;
}

/** Whether an app starts, or has workers and a job that has not ended. */
function isChanging({mock, statuses}: TaskContext): boolean {
  return mock.state.apps.some(({summary, jobs}) => {
    if (statuses.app[summary.status]?.isWaiting) return true;
    const hasWorkers = summary.configuration.active_workers > 0;
    return hasWorkers && jobs.some(({status}) => statuses.job[status]?.outcome === undefined);
  });
}

/** Reads the job that was run, and shows its pictures. */
async function showJob(
  task: RequestTask,
  context: TaskContext,
  {RUNGEN_API: api = '', RUNGEN_API_KEY: key = ''}: Variables,
): Promise<void> {
  const {app, job} = findTarget(task, context);
  if (!app || !job) return;
  const headers = new Headers({'x-api-key': key});
  if (app.summary.owner_team_id) headers.set('x-team-id', app.summary.owner_team_id);
  await showPictures(
    await readJob(await fetch(`${api}/app/${app.summary.id}/job/${job.id}`, {headers})),
  );
}

async function readJob(response: Response): Promise<Schemas['Job']> {
  const {data} = (await response.json()) as {data: Schemas['Job']}; // of Get job
  return data;
}

/** Loads the pictures of a job. A job that has not completed has none. */
async function showPictures({result, request}: Schemas['Job']): Promise<void> {
  const images = result?.images ?? [];
  for (const [index, {image}] of images.entries()) {
    const shown = await fetch(image);
    const bytes = new Uint8Array(await shown.arrayBuffer());
    post({kind: 'file', name: `image-${index + 1}.png`, bytes, input: request});
  }
}
