import {afterEach} from 'vitest';
import {FIRST_PERSON} from '@site/sandbox/people';
import type {SandboxOptions} from '@site/sandbox/sandboxOptions';
import {startSandbox, type Sandbox} from '@site/sandbox/startSandbox';
import {at} from './valueAt';

export {at} from './valueAt';

/** A response of the mock server. */
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

/** What a request sends in addition to its method and path. */
export type Call = {
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** The header that Cancel job requires, with the user that every test runs as. */
export const USER_HEADER = {'X-Authenticated-User-Id': FIRST_PERSON};

/** A body that Create app accepts. */
export const NEW_APP = {
  name: 'Image maker',
  configuration: {gpu_tier: 'STANDARD'},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};

const started: Sandbox[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((sandbox) => sandbox.close()));
});

/** Starts a mock server on a free port, with a stepping clock. It is stopped at the end of the test. */
export async function start(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({port: 0, clock: 'step', ...options});
  started.push(sandbox);
  const call = (method: string, path: string, options: Call = {}) =>
    send(sandbox.url, method, path, options);
  return {...sandbox, call};
}

/** A running mock server and a function that calls it. */
export type Started = Awaited<ReturnType<typeof start>>;

async function send(url: string, method: string, path: string, call: Call): Promise<Reply> {
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const response = await fetch(url + path, {
    method,
    headers: {
      'x-api-key': 'practice',
      ...(body !== undefined && {'Content-Type': 'application/json'}),
      ...call.headers,
    },
    ...(body !== undefined && {body}),
    ...(call.signal && {signal: call.signal}),
  });
  const text = await response.text();
  return {status: response.status, headers: response.headers, text, json: parseOrNull(text)};
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Creates an app and returns its ID. */
export async function createApp({call}: Started, headers: Record<string, string> = {}) {
  const reply = await call('POST', '/app', {body: NEW_APP, headers});
  return String(at(reply.json, 'data', 'id'));
}

/** Starts an app and waits until it is RUNNING. */
export async function startApp({call}: Started, id: string): Promise<void> {
  await call('PUT', `/app/${id}`, {body: {configuration: {active_workers: 1}}});
  for (let tries = 0; tries < 60; tries += 1) {
    const reply = await call('GET', `/app/${id}`);
    if (at(reply.json, 'status') === 'RUNNING') return;
  }
  throw new Error('the app did not become RUNNING');
}

/** Runs a job and returns its ID. */
export async function runJob({call}: Started, appId: string, headers: Record<string, string> = {}) {
  const body = {input: {prompt: 'A lighthouse'}};
  const reply = await call('POST', `/app/${appId}/run_async`, {body, headers});
  return String(at(reply.json, 'data', 'id'));
}

/** Polls a job until it has ended or has a given status, and returns each status on the way once. */
export async function watchJob(
  {call}: Started,
  appId: string,
  jobId: string,
  wanted?: string,
): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let tries = 0; tries < 60; tries += 1) {
    const reply = await call('GET', `/app/${appId}/job/${jobId}`);
    const status = at(reply.json, 'data', 'status');
    if (seen.at(-1) !== status) seen.push(status);
    if (status === 'COMPLETED' || status === 'FAILED' || status === wanted) return seen;
  }
  throw new Error(`the job did not end, it was ${seen.join(', ')}`);
}
