import type {Schemas} from '@rungen/mock-server/state';
import {createRequest} from '../../../../contract/requests/createRequest';
import type {RequestTask} from '../messages';
import {post} from './post';
import type {TaskContext} from './prerequisites';
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
  if (task.followsJob) await showPictures(await fetchJob(variables()));
  if (task.operation === 'getJob') await showPictures(response);
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

/** Requests the job that was run. Home, which follows one, has no box for a team. */
function fetchJob(variables: Variables): Promise<Response> {
  const {RUNGEN_API, RUNGEN_API_KEY = '', RUNGEN_APP_ID, RUNGEN_JOB_ID} = variables;
  const address = `${RUNGEN_API}/app/${RUNGEN_APP_ID}/job/${RUNGEN_JOB_ID}`;
  return fetch(address, {headers: {'x-api-key': RUNGEN_API_KEY}});
}

/** Loads the pictures of a job. A job that has not completed has none. */
async function showPictures(response: Response): Promise<void> {
  const {data} = (await response.json()) as {data: Schemas['Job']}; // of Get job
  const images = data.result?.images ?? [];
  for (const [index, {image}] of images.entries()) {
    const shown = await fetch(image);
    const bytes = new Uint8Array(await shown.arrayBuffer());
    post({kind: 'file', name: `image-${index + 1}.png`, bytes, input: data.request});
  }
}
