import {findApp, findJob, type Answer, type Context} from '../context';
import {HttpError, mockError} from '../httpError';
import {QUEUE_SECONDS, RUN_SECONDS} from '../lifecycle';
import type {PictureInput} from '../picture/scene';
import {appTimestamp, type Schemas, type State} from '../state';
import {findRole} from '../users';

/** Sizes of pictures, in pixels. Assumptions: the service publishes no limits. */
export const PICTURE_SIZE = {least: 64, most: 2048, unset: 512} as const;

const PICTURE_PATH = /^\/mock-files\/([\w-]+)\.png$/;

/** Queues a job. If the app is not running, the job waits until it is. */
export function runJob(context: Context<Schemas['RunJob']>): Answer {
  const {summary, jobs} = findApp(context);
  const {state, warn} = context;
  const id = context.nextId();
  jobs.push({
    id,
    status: 'IN_QUEUE',
    created_at: appTimestamp(state.now).replace('T', ' '), // unlike apps, as published
    request: context.body.input,
    createdBy: context.user,
    willFail: context.faults.has('failed-job'),
    dueAt: state.now + QUEUE_SECONDS * 1000,
  });
  if (summary.status === 'STOPPED') {
    warn(`The app ${summary.id} is STOPPED: job ${id} waits in its queue until the app runs.`);
  }
  return {status: 202, body: {data: {id}} satisfies Schemas['RunJobAnswer']};
}

export function getJob(context: Context): Answer {
  const job = findJob(context);
  if (context.faults.has('failed-job') && job.status === 'COMPLETED') job.status = 'FAILED';
  if (context.faults.has('canceled-job')) job.status = 'CANCELED';
  const {id, status, created_at, request} = job;
  const data: Schemas['Job'] = {id, status, created_at, request, result: null};
  if (status === 'COMPLETED') {
    data.result = {images: [{image: `${context.origin}/mock-files/${id}.png`}]};
    data.execution_time = RUN_SECONDS.toFixed(1);
  }
  return {status: 200, body: {data}};
}

/**
 * Finds what a result is drawn from.
 *
 * @returns undefined for any other path
 * @throws HttpError 404 if there is no such result
 */
export function findPicture({apps}: State, path: string): PictureInput | undefined {
  const id = PICTURE_PATH.exec(path)?.[1];
  if (id === undefined) return undefined;
  const jobs = apps.flatMap((app) => app.jobs);
  const job = jobs.find((one) => one.id === id && one.status === 'COMPLETED');
  if (!job) throw mockError(404, 'no completed job has this ID.');
  const {prompt = '', width, height} = job.request;
  return {prompt, width: limitLength(width), height: limitLength(height)};
}

function limitLength(length: number = PICTURE_SIZE.unset): number {
  return Math.round(Math.min(PICTURE_SIZE.most, Math.max(PICTURE_SIZE.least, length)));
}

/** Cancels a waiting or running job. Canceling it again changes nothing. */
export function cancelJob(context: Context): Answer {
  const job = findJob(context);
  // It is published that the header names the caller. The service's answers to anything else are not.
  const userId = context.headers['x-authenticated-user-id'] ?? '';
  if (userId !== context.user) {
    const problem = `X-Authenticated-User-Id is '${userId}', but the key belongs to '${context.user}'`;
    const advice = "Send your own user ID; an app that you created shows it as 'created_by'.";
    throw mockError(403, `${problem}. ${advice}`);
  }
  if (findRole(context) === 'MEMBER' && job.createdBy !== context.user) {
    throw mockError(403, 'your role MEMBER may not cancel the jobs of another person.');
  }
  const outcome = context.contract.statuses.job[job.status]?.outcome;
  if (outcome !== undefined && outcome !== 'canceled') {
    throw new HttpError(409, 'Job cannot be canceled because it has already completed.');
  }
  job.status = 'CANCELED';
  const data: Schemas['CanceledJob'] = {job_id: job.id, status: 'CANCELED'};
  return {status: 200, body: {data}};
}
