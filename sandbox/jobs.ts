import type {components} from '../contract/types';
import {appsInContext, findApp} from './apps';
import type {Answer, Call} from './call';
import {contract} from './contract';
import {QUEUE_SECONDS, RUN_SECONDS} from './lifecycle';
import {roleOf} from './people';
import {ownRefusal, Refusal} from './refusal';
import {jobTimestamp, move, type Job, type State} from './state';

type Schemas = components['schemas'];

/** Queues a job. If the app is not running, the job waits until it is. */
export function runJob(call: Call<Schemas['RunJob']>): Answer {
  const app = findApp(call);
  const {state, warn} = call;
  const {input} = call.body;
  const job: Job = {
    id: call.nextId(),
    status: move('job', null, 'IN_QUEUE', 'runJob'),
    created_at: jobTimestamp(state.now),
    request: input,
    createdBy: call.person,
    willFail: call.faults.has('failed-job'),
    startsAt: state.now + QUEUE_SECONDS * 1000,
    endsAt: 0, // set when the job starts
  };
  app.jobs.push(job);
  for (const name of Object.keys(input).filter((it) => !contract.inputs.includes(it))) {
    warn(`The input of job ${job.id} has the field '${name}', which the contract does not name.`);
  }
  if (app.summary.status === 'STOPPED') {
    warn(
      `The app ${app.summary.id} is STOPPED: job ${job.id} waits in its queue until the app runs.`,
    );
  }
  return {status: 202, body: {data: {id: job.id}} satisfies Schemas['RunJobAnswer']};
}

/** Returns a job, with its result once it is completed. */
export function getJob(call: Call): Answer {
  const {id, status, created_at, request} = findJob(call);
  const isDone = status === 'COMPLETED';
  const image = `${call.origin}/mock-files/${id}.png`;
  const data: Schemas['Job'] = {
    id,
    status,
    created_at,
    request,
    result: isDone ? {images: [{image}]} : null,
    ...(isDone && {execution_time: RUN_SECONDS.toFixed(1)}),
  };
  return {status: 200, body: {data}};
}

/** Cancels a waiting or running job. Canceling it again changes nothing. */
export function cancelJob(call: Call): Answer {
  const job = findJob(call);
  checkCanceler(call, job);
  if (job.status === 'COMPLETED' || job.status === 'FAILED') {
    throw new Refusal(409, 'Job cannot be canceled because it has already completed.');
  }
  if (job.status !== 'CANCELED') job.status = move('job', job.status, 'CANCELED', 'cancelJob');
  const data: Schemas['CanceledJob'] = {job_id: job.id, status: 'CANCELED'};
  return {status: 200, body: {data}};
}

/** Finds the job that the path names; throws Refusal 404 with the published text if the context does not have it. */
function findJob(call: Call): Job {
  const {app_id: appId = '', job_id: jobId = ''} = call.params;
  const app = appsInContext(call).find(({summary}) => summary.id === appId);
  const job = app?.jobs.find((it) => it.id === jobId);
  if (!job) throw new Refusal(404, `Job with ID '${jobId}' not found for App ID '${appId}'.`);
  return job;
}

/**
 * Checks that the header holds the ID of the caller, who it is published to name, and that a MEMBER cancels only jobs of
 * their own. The service's answers to anything else are not published.
 */
function checkCanceler(call: Call, job: Job): void {
  const userId = call.headers['x-authenticated-user-id'] ?? '';
  if (userId !== call.person) {
    throw ownRefusal(
      403,
      `X-Authenticated-User-Id is '${userId}', but the key belongs to the user '${call.person}'. ` +
        "Send your own user ID; an app that you created shows it as 'created_by'.",
    );
  }
  if (roleOf(call) === 'MEMBER' && job.createdBy !== call.person) {
    throw ownRefusal(403, 'your role MEMBER may not cancel the jobs of another person.');
  }
}

/**
 * Finds the completed job of a picture.
 *
 * @returns its input; undefined if the path is not that of a picture, for which no key is needed
 * @throws Refusal 404 if there is no such job
 */
export function inputOfPicture({apps}: State, path: string): Job['request'] | undefined {
  const id = /^\/mock-files\/([\w-]+)\.png$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  const jobs = apps.flatMap((app) => app.jobs);
  const job = jobs.find((it) => it.id === id && it.status === 'COMPLETED');
  if (job) return job.request;
  throw ownRefusal(404, 'there is no picture; no app has a completed job of that ID.');
}
