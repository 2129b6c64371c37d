import {startSandbox} from '../../sandbox/startSandbox';

/** One request and its response. */
type Exchange = {
  readonly status: number;
  /** The error text in the response. */
  readonly error: string;
  /** The request and the response, as a page shows them. */
  readonly text: string;
};

type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

type Send = (request: Request) => Promise<Response>;

const KEY = {'x-api-key': 'YOUR_API_KEY'};
const WRONG_KEY = {'x-api-key': 'invalid-key'};
const USER = {'X-Authenticated-User-Id': '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71'};
const UNKNOWN_APP = '3f2a6c1e-8b4d-4f7a-9c2e-5d1b7a9e0c34';
const UNKNOWN_JOB = '9d4e2b7a-1c6f-4a3d-8e5b-2f7c0a6d1e98';
const MAX_POLLS = 60;

/** How to cause each error, by error and operation. Each function returns the request that causes the error. */
const PROVOCATIONS: Readonly<Record<string, (send: Send) => Promise<Request>>> = {
  'invalid-api-key createApp': () => refused('POST', '/app'),
  'invalid-api-key listApps': () => refused('GET', '/app'),
  'invalid-api-key getApp': () => refused('GET', `/app/${UNKNOWN_APP}`),
  'invalid-api-key updateApp': () => refused('PUT', `/app/${UNKNOWN_APP}`),
  'invalid-api-key runJob': () => refused('POST', `/app/${UNKNOWN_APP}/run_async`),
  'invalid-api-key getJob': () => refused('GET', `/app/${UNKNOWN_APP}/job/${UNKNOWN_JOB}`),
  'invalid-api-key deleteApp': () => refused('DELETE', `/app/${UNKNOWN_APP}`),
  'invalid-api-key cancelJob': () =>
    Promise.resolve(cancelOf(UNKNOWN_APP, UNKNOWN_JOB, {...WRONG_KEY, ...USER})),
  'app-not-found deleteApp': () =>
    Promise.resolve({method: 'DELETE', path: `/app/${UNKNOWN_APP}`, headers: KEY}),
  'job-not-found cancelJob': async (send) => cancelOf(await createApp(send), UNKNOWN_JOB),
  'already-completed cancelJob': async (send) => {
    const app = await createApp(send);
    await send({
      method: 'PUT',
      path: `/app/${app}`,
      headers: KEY,
      body: {configuration: {active_workers: 1}},
    });
    await waitFor(send, `/app/${app}`, 'RUNNING');
    const run = {method: 'POST', path: `/app/${app}/run_async`, headers: KEY};
    const job = idOf(await (await send({...run, body: {input: {prompt: 'A lighthouse'}}})).json());
    await waitFor(send, `/app/${app}/job/${job}`, 'COMPLETED');
    return cancelOf(app, job);
  },
};

/**
 * Causes every error in `PROVOCATIONS`, each on a new mock server with a stepping clock, so that the same code always
 * produces the same exchange.
 *
 * @returns the exchanges by `<error> <operation>`
 */
export async function provokeErrors(): Promise<ReadonlyMap<string, Exchange>> {
  const exchanges = new Map<string, Exchange>();
  for (const [name, prepare] of Object.entries(PROVOCATIONS)) {
    const sandbox = await startSandbox({port: 0, clock: 'step'});
    try {
      const send: Send = (request) => fetchFrom(sandbox.url, request);
      const request = await prepare(send);
      exchanges.set(name, await describe(request, await send(request)));
    } finally {
      await sandbox.close();
    }
  }
  return exchanges;
}

function fetchFrom(url: string, {method, path, headers, body}: Request): Promise<Response> {
  if (body === undefined) return fetch(`${url}${path}`, {method, headers: {...headers}});
  return fetch(`${url}${path}`, {
    method,
    headers: {...headers, 'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
}

async function describe({method, path, headers}: Request, answer: Response): Promise<Exchange> {
  const body = await answer.text();
  const sent = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...sent,
    '',
    `HTTP/1.1 ${answer.status} ${answer.statusText}`,
    `Content-Type: ${answer.headers.get('Content-Type') ?? ''}`,
    '',
    body,
    '',
  ];
  const parsed: unknown = JSON.parse(body);
  return {status: answer.status, error: textAt(parsed, 'error'), text: lines.join('\n')};
}

function refused(method: string, path: string): Promise<Request> {
  return Promise.resolve({method, path, headers: WRONG_KEY});
}

function cancelOf(app: string, job: string, headers = {...KEY, ...USER}): Request {
  return {method: 'PUT', path: `/app/${app}/job/${job}`, headers};
}

async function createApp(send: Send): Promise<string> {
  const answer = await send({
    method: 'POST',
    path: '/app',
    headers: KEY,
    body: {
      name: 'Image maker',
      configuration: {gpu_tier: 'STANDARD'},
      workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
    },
  });
  return idOf(await answer.json());
}

async function waitFor(send: Send, path: string, status: string): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const answer: unknown = await (await send({method: 'GET', path, headers: KEY})).json();
    if (textAt(unwrap(answer), 'status') === status) return;
  }
  throw new Error(`${path} did not become ${status} after ${MAX_POLLS} requests`);
}

function idOf(answer: unknown): string {
  return textAt(unwrap(answer), 'id');
}

/** Get app responds without `data`, all other operations with it. */
function unwrap(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}

function textAt(value: unknown, key: string): string {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found: unknown = entries.find(([name]) => name === key)?.[1];
  if (typeof found !== 'string') throw new Error(`the answer has no text "${key}"`);
  return found;
}
