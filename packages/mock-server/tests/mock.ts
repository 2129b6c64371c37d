import type {ValidateFunction} from 'ajv';
import {expect} from 'vitest';
import {START_SECONDS} from '../src/lifecycle';
import {FIRST_USER, TEAMS} from '../src/users';
import {loadMockContract} from '@site/src/contract/mock/loadMockContract';
import {
  closeSchema,
  CONTRACTS,
  findJson,
  listOperations,
  loadContract,
  type Operation,
  type Response as PublishedResponse,
} from '@site/src/contract/openapi';
import {createAjv} from '@site/src/files';
import {findOperation} from '../src/routing';
import {createMockServer, type MockServerOptions} from '../src/server';

/** What a request has in addition to its method and path. */
export type Call = {
  readonly body?: unknown;
  /** A body that is no JSON. */
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
};

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

export const CONTRACT = await loadMockContract();
const contracts = await Promise.all(CONTRACTS.map(({file}) => loadContract(process.cwd(), file)));
const operations = contracts.flatMap(listOperations);
const ajv = createAjv();

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
    if (isFaulty === 'none') checkReply(method, path, reply);
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

/** Finds the answer that the contract documents for a status: its own, that of its range, or the default one. */
function findResponse({responses}: Operation, status: number): PublishedResponse | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return responses[status] ?? responses[range] ?? responses.default;
}

/** Fails the test for an answer that the contract does not allow. */
function checkReply(method: string, path: string, {status, headers, text, json}: Reply): void {
  const operation = findContractOperation(method, path);
  if (!operation || method === 'HEAD') return;
  const name = `${operation.operationId} answers ${status}`;
  const published = findResponse(operation, status);
  expect(published, name).toBeDefined();
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  const schema = isStream
    ? published?.content?.['text/event-stream']?.schema.contentSchema
    : findJson(published)?.schema;
  const values = isStream ? parseEvents(text) : [json].filter(() => text !== '');
  for (const value of values) {
    const check = compileCheck(schema);
    expect(check(value), `${name}: ${JSON.stringify([value, check.errors])}`).toBe(true);
    if (status >= 400) expect(value).toHaveProperty('error');
  }
}

const checks = new Map<unknown, ValidateFunction>();

/** Compiles a schema once; an answer for which there is none may have no body. */
function compileCheck(schema: unknown): ValidateFunction {
  const check = checks.get(schema) ?? ajv.compile(Object(closeSchema(schema ?? {not: {}})));
  checks.set(schema, check);
  return check;
}

/** Returns the operation of a request, or undefined for a path or a method that the contract does not have. */
function findContractOperation(method: string, path: string): Operation | undefined {
  const {pathname} = new URL(ORIGIN + path);
  try {
    const {operation} = findOperation(CONTRACT.operations, method, pathname, () => undefined);
    return operations.find(({operationId}) => operationId === operation.id);
  } catch {
    return undefined;
  }
}

function parseEvents(text: string): unknown[] {
  const lines = text.split('\n\n').filter((line) => line.startsWith('data: {'));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as unknown);
}

export function readId({json}: Reply): string {
  expect(json).toMatchObject({data: {id: expect.any(String) as string}});
  return (json as {data: {id: string}}).data.id;
}

/** Creates an app, with `count` workers at work, and returns its path. */
export async function makeApp(mock: Mock, count = 0, headers = {}): Promise<string> {
  const path = `/app/${readId(await mock.call('POST /app', {body: NEW_APP, headers}))}`;
  if (count === 0) return path;
  await mock.call(`PUT ${path}`, {...workers(count), headers});
  mock.pass(START_SECONDS);
  return path;
}

export async function makeJob(mock: Mock, app: string, headers = {}): Promise<string> {
  const body = {input: {prompt: 'A lighthouse'}};
  return `${app}/job/${readId(await mock.call(`POST ${app}/run_async`, {body, headers}))}`;
}

export async function readStatuses(mock: Mock, ...paths: readonly string[]): Promise<unknown[]> {
  const replies = await Promise.all(paths.map((path) => mock.call(`GET ${path}`)));
  return replies.map(({text}) => /"status":"(\w+)"/.exec(text)?.[1]);
}
