import type {ValidateFunction} from 'ajv';
import {expect} from 'vitest';
import {START_SECONDS} from '@site/src/mock-server/lifecycle';
import {FIRST_USER, TEAMS} from '@site/src/mock-server/users';
import {loadContract} from '@site/src/mock-server/loadContract';
import {at, closeSchema, createAjv, readDocuments} from '@site/src/mock-server/readContract';
import {findOperation} from '@site/src/mock-server/routing';
import {createMockServer, type MockServerOptions} from '@site/src/mock-server/server';

/** A request, besides its method and path. */
export type Call = {
  readonly body?: unknown;
  /** A body that is no JSON. */
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer of the mock server. */
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or null if it is no JSON. */
  readonly json: unknown;
};

/** A mock server in this process, with a clock that the test moves. */
export type Mock = ReturnType<typeof start>;

export const ORIGIN = 'http://mock.test';
/** A body that Create app accepts. */
export const NEW_APP = {
  name: 'Image maker',
  configuration: {gpu_tier: 'STANDARD'},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};
/** The header that Cancel job requires. */
export const FIRST = {'X-Authenticated-User-Id': FIRST_USER};
/** The headers of the team in which the first person has a role. */
export const inTeam = (role: string): Record<string, string> => ({
  'x-team-id': TEAMS.find(({first}) => first === role)?.id ?? '',
});
export const fault = (rules: string) => ({'x-mock-fault': rules});
export const workers = (count: number) => ({body: {configuration: {active_workers: count}}});

export const CONTRACT = loadContract();
const documents = readDocuments('contract');
const ajv = createAjv({});

/** Creates a mock server whose time stands still until the test moves it. Every answer is checked against the contract. */
export function start(options: Partial<MockServerOptions> = {}) {
  let now = Date.UTC(2025, 0, 22, 15, 20, 0);
  const mock = createMockServer({contract: CONTRACT, clock: () => now, ...options});
  const call = async (line: string, {body, raw, headers}: Call = {}): Promise<Reply> => {
    const [method = '', path = ''] = line.split(' ');
    const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
    const type = sent === null ? {} : {'content-type': 'application/json'};
    const all = {'x-api-key': 'practice', authorization: 'Bearer practice', ...type, ...headers};
    const request = new Request(ORIGIN + path, {method, headers: all, body: sent});
    const reply = await toReply(await mock.fetch(request));
    const isFaulty = options.faults ?? headers?.['x-mock-fault'] ?? 'none';
    if (isFaulty === 'none') checkAnswer(method, path, reply);
    return reply;
  };
  return {
    ...mock,
    call,
    pass: (seconds: number): void => {
      now += seconds * 1000;
    },
  };
}

async function toReply(response: Response): Promise<Reply> {
  const {status, headers} = response;
  const text = await response.text();
  const isJson = headers.get('content-type') === 'application/json' && text !== '';
  return {status, headers, text, json: isJson ? (JSON.parse(text) as unknown) : null};
}

/** Fails the test for an answer that the contract does not allow. */
function checkAnswer(method: string, path: string, {status, headers, text, json}: Reply): void {
  const operation = operationOf(method, path);
  if (operation === null || method === 'HEAD') return;
  const name = `${operation.id} answers ${status}`;
  const statuses = [
    String(status),
    `${Math.floor(status / 100)}XX`,
    ...(status < 400 ? [] : ['default']),
  ];
  const [answer] = statuses.flatMap((status) =>
    documents.flatMap((document) => {
      const route = operation.path.replace(/^\/v1/, '');
      return (
        at(document, 'paths', route, operation.method.toLowerCase(), 'responses', status) ?? []
      );
    }),
  );
  expect(answer, name).toBeDefined();
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  const schema = isStream
    ? at(answer, 'content', 'text/event-stream', 'schema', 'contentSchema')
    : at(answer, 'content', 'application/json', 'schema');
  const values = isStream ? eventsOf(text) : [json].filter(() => text !== '');
  for (const value of values) {
    const check = checkOf(schema);
    expect(check(value), `${name}: ${JSON.stringify([value, check.errors])}`).toBe(true);
    if (status >= 400) expect(value).toHaveProperty('error');
  }
}

const checks = new Map<unknown, ValidateFunction>();

/** Compiles a schema once; an answer for which there is none may have no body. */
function checkOf(schema: unknown): ValidateFunction {
  const check = checks.get(schema) ?? ajv.compile(Object(closeSchema(schema ?? {not: {}})));
  checks.set(schema, check);
  return check;
}

/** Returns the operation of a request, or null for a path or a method that the contract does not have. */
function operationOf(method: string, path: string) {
  try {
    const {pathname} = new URL(ORIGIN + path);
    const match = findOperation(CONTRACT.operations, method, pathname, () => undefined);
    return 'operation' in match ? match.operation : null;
  } catch {
    return null;
  }
}

/** @returns the events of a stream that hold JSON */
function eventsOf(text: string): unknown[] {
  const lines = text.split('\n\n').filter((line) => line.startsWith('data: {'));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as unknown);
}

/** @returns the text of an ID in an answer */
export function idOf({json}: Reply): string {
  expect(json).toMatchObject({data: {id: expect.any(String) as string}});
  return (json as {data: {id: string}}).data.id;
}

/** Creates an app, with `count` workers at work, and returns its path. */
export async function makeApp(mock: Mock, count = 0, headers = {}): Promise<string> {
  const path = `/app/${idOf(await mock.call('POST /app', {body: NEW_APP, headers}))}`;
  if (count === 0) return path;
  await mock.call(`PUT ${path}`, {...workers(count), headers});
  mock.pass(START_SECONDS);
  return path;
}

/** Runs a job on the app of a path, and returns its path. */
export async function makeJob(mock: Mock, app: string, headers = {}): Promise<string> {
  const body = {input: {prompt: 'A lighthouse'}};
  return `${app}/job/${idOf(await mock.call(`POST ${app}/run_async`, {body, headers}))}`;
}

/** Reads the states of an app, or of jobs. */
export async function readStatuses(mock: Mock, ...paths: readonly string[]): Promise<unknown[]> {
  const replies = await Promise.all(paths.map((path) => mock.call(`GET ${path}`)));
  return replies.map(({text}) => /"status":"(\w+)"/.exec(text)?.[1]);
}
