import type {Answer, Call, Schemas} from './call';
import {contract} from './contract';
import {QUEUE_SECONDS, RUN_SECONDS} from './lifecycle';
import {appsInContext, findApp, roleOf} from './people';
import {ownRefusal, Refusal} from './refusal';
import {appTimestamp, move, type Job} from './state';

/** Queues a job. If the app is not running, the job waits until it is. */
export function runJob(call: Call<Schemas['RunJob']>): Answer {
  const {summary, jobs} = findApp(call);
  const {state, warn} = call;
  const {input} = call.body;
  const id = call.nextId();
  jobs.push({
    id,
    status: 'IN_QUEUE',
    created_at: appTimestamp(state.now).replace('T', ' '),
    request: input,
    createdBy: call.person,
    willFail: call.faults.has('failed-job'),
    dueAt: state.now + QUEUE_SECONDS * 1000,
  });
  for (const name of Object.keys(input).filter((it) => !contract.inputs.includes(it))) {
    warn(`The input of job ${id} has the field '${name}', which the contract does not name.`);
  }
  if (summary.status === 'STOPPED') {
    warn(`The app ${summary.id} is STOPPED: job ${id} waits in its queue until the app runs.`);
  }
  return {status: 202, body: {data: {id}} satisfies Schemas['RunJobAnswer']};
}

/** Returns a job, with its result once it is completed. */
export function getJob(call: Call): Answer {
  const {id, status, created_at, request} = findJob(call);
  const isDone = status === 'COMPLETED';
  const image = `${call.origin}/mock-files/${id}.png`;
  const data: Schemas['Job'] = {
    ...{id, status, created_at, request},
    result: isDone ? {images: [{image}]} : null,
    ...(isDone && {execution_time: RUN_SECONDS.toFixed(1)}),
  };
  return {status: 200, body: {data}};
}

/** Cancels a waiting or running job. Canceling it again changes nothing. */
export function cancelJob(call: Call): Answer {
  const job = findJob(call);
  // It is published that the header names the caller. The service's answers to anything else are not.
  const userId = call.headers['x-authenticated-user-id'] ?? '';
  if (userId !== call.person) {
    const wrong = `X-Authenticated-User-Id is '${userId}', but the key belongs to '${call.person}'`;
    const advice = "Send your own user ID; an app that you created shows it as 'created_by'.";
    throw ownRefusal(403, `${wrong}. ${advice}`);
  }
  if (roleOf(call) === 'MEMBER' && job.createdBy !== call.person) {
    throw ownRefusal(403, 'your role MEMBER may not cancel the jobs of another person.');
  }
  if (job.status === 'COMPLETED' || job.status === 'FAILED') {
    throw new Refusal(409, 'Job cannot be canceled because it has already completed.');
  }
  if (job.status !== 'CANCELED') move('job', job, 'CANCELED', 'cancelJob');
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
