import type {components} from '../contract/types';
import type {JobRecord} from './appRecord';
import {findApp, findJob} from './findApp';
import {pictureAddress} from './findPicture';
import {QUEUE_SECONDS, RUN_SECONDS} from './jobStates';
import type {AcceptedRequest, Answer, Dependencies} from './operationTypes';
import {mockServerError, RequestError} from './RequestError';
import {newJobState} from './StateMachine';
import {jobTimestamp} from './simulatedClock';

type Schemas = components['schemas'];
type WithBody<Body> = AcceptedRequest & {readonly body: Body};

/** Queues a job. If the app is not running, the job waits until it is. */
export function runJob(request: WithBody<Schemas['RunJob']>, dependencies: Dependencies): Answer {
  const {store, runAnswer, warn} = dependencies;
  const app = findApp(request, store);
  const now = store.now();
  const job: JobRecord = {
    id: store.nextId(),
    createdAt: now,
    input: request.body.input,
    willFail: request.faults.has('failed-job'),
    state: newJobState(store.tellChange),
    startsAt: now + QUEUE_SECONDS * 1000,
    endsAt: 0, // set when the job starts
  };
  app.jobs.push(job);
  if (app.state.current === 'STOPPED') {
    warn(`The app ${app.id} is STOPPED: job ${job.id} waits in its queue until the app runs.`);
  }
  const flat: Schemas['RunJobAnswerWithStatus'] = {job_id: job.id, status: 'QUEUED'};
  const underData: Schemas['RunJobAnswerWithData'] = {data: {id: job.id}};
  return {status: 202, body: runAnswer === 'flat' ? flat : underData};
}

/** Returns a job, with its result once it is completed. */
export function getJob(request: AcceptedRequest, {store}: Dependencies): Answer {
  const job = findJob(request, store);
  const status = job.state.current;
  const done = status === 'COMPLETED';
  const data: Schemas['Job'] = {
    id: job.id,
    status,
    created_at: jobTimestamp(job.createdAt),
    request: job.input,
    result: done ? {images: [{image: request.baseUrl + pictureAddress(job)}]} : null,
    ...(done && {execution_time: RUN_SECONDS.toFixed(1)}),
  };
  return {status: 200, body: {data}};
}

/** Cancels a waiting or running job. Canceling it again changes nothing. */
export function cancelJob(request: AcceptedRequest, {store}: Dependencies): Answer {
  const job = findJob(request, store);
  checkCanceler(request);
  const status = job.state.current;
  if (status === 'COMPLETED' || status === 'FAILED') {
    throw new RequestError(409, 'Job cannot be canceled because it has already completed.');
  }
  if (status !== 'CANCELED') job.state.change('CANCELED', 'cancelJob');
  const data: Schemas['CanceledJob'] = {job_id: job.id, status: 'CANCELED'};
  return {status: 200, body: {data}};
}

/**
 * Checks that the header holds the ID of the caller: it is published as the ID of the person who cancels.
 *
 * @throws RequestError 403 for any other user ID; the service's own response to it is not published
 */
function checkCanceler({person, userId}: AcceptedRequest): void {
  if (userId === person) return;
  throw mockServerError(
    403,
    `X-Authenticated-User-Id is '${userId ?? ''}', but the key belongs to the user '${person}'. Send your own ` +
      "user ID; an app that you created shows it as 'created_by'.",
  );
}
