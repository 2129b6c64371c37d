import {expect, test} from 'vitest';
import {HANDLERS} from '../src/handlers';
import {
  CONTRACT,
  FIRST,
  makeApp,
  makeJob,
  NEW_APP,
  ORIGIN,
  start,
  workers,
  type Call,
} from './mock';

const CHAT = 'POST /v1/chat/completions';

test('every handler belongs to an operation of the contract', () => {
  const ids = CONTRACT.operations.map(({id}) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(HANDLERS)));
});

test('an operation without a handler finds the app in its path, and answers its example', async () => {
  const path = '/app/{app_id}/new-path'; // no contract will have it
  const added = {id: 'getNewPath', method: 'GET', path, takesBody: false};
  const operation = {...added, example: {status: 200, body: {lines: []}}};
  const check = CONTRACT.checks.getApp;
  if (!check) throw new Error('getApp has no check');
  const operations = [...CONTRACT.operations, operation];
  const checks = {...CONTRACT.checks, getNewPath: check};
  const mock = start({contract: {...CONTRACT, operations, checks}});
  const found = await mock.call(`GET ${await makeApp(mock)}/new-path`);
  expect([found.status, found.json]).toEqual([200, {lines: []}]);
  expect((await mock.call('GET /app/none/new-path')).status).toBe(404);
});

const THREE_PROBLEMS =
  "'workflow' is missing in body; body.name must be string; body.configuration.gpu_tier must be one of BASIC, STANDARD, PERFORMANCE";

test.each<[line: string, call: Call, status: number, error: string]>([
  ['POST /app', {body: {...NEW_APP, nam: 'x'}}, 400, "body has the unknown field 'nam'"],
  ['POST /app', {body: {name: 1, configuration: {gpu_tier: 'GOLD'}}}, 400, THREE_PROBLEMS],
  ['PUT APP', workers(-1), 400, 'active_workers is -1; send 0 or more.'],
  ['PUT APP', {raw: '{"configuration":{"active_workers":1e400}}'}, 400, 'is Infinity; send 0'],
  ['PUT APP', {body: null}, 400, 'body must be object'],
  ['PUT APP', {raw: '{"__proto__":{}}'}, 400, "unknown field '__proto__'"],
  ['POST /app', {raw: '{"name": '}, 400, 'not valid JSON'],
  ['GET /app', {headers: {'x-team-id': ''}}, 400, 'the header x-team-id is empty'],
  ['GET /app', {headers: {'x-team-id': 'null'}}, 403, "not a member of the team 'null'"],
  ['GET /app', {headers: {'x-api-key': 'prac tice'}}, 403, 'Invalid API key'],
  ['GET /v1/models', {headers: {authorization: 'Bearer a b'}}, 401, 'missing or not valid'],
  ['POST /app', {raw: new Uint8Array([0x22, 0xff, 0x22])}, 400, 'not valid JSON in UTF-8'],
  ['POST /app', {headers: {'content-type': 'application/json'}}, 400, 'has no body'],
  ['POST /app', {}, 415, "instead of ''"],
  ['POST /app', {raw: 'a=b', headers: {'content-type': 'text/plain'}}, 415, "'text/plain'"],
  ['POST /app', {raw: '{}', headers: {'content-encoding': 'gzip'}}, 415, 'Content-Encoding: gzip'],
  ['POST /app', {body: {}, headers: {'content-encoding': 'Identity'}}, 400, "'name' is missing"],
  ['DELETE APP', {body: {force: true}}, 400, 'deleteApp takes no body'],
  ['GET /app?page=2', {}, 400, "remove '?page=2'"],
  ['GET /apps', {}, 404, "there is no path '/apps'. Use one of /app"],
  ['GET /v1/app', {}, 404, 'If you mean /app, correct the base URL.'],
  ['POST /chat/completions', {}, 404, 'If you mean /v1/chat/completions, correct the base URL.'],
  ['GET /', {}, 404, "there is no path '/'. Use one of /app"],
  ['GET /app/', {}, 404, 'is a variable such as RUNGEN_APP_ID not set?'],
  ['PATCH APP', {body: {}}, 405, 'use GET, PUT, DELETE.'],
  ['GET /app', {headers: {'x-api-key': ''}}, 403, '"Unauthorized access. Invalid API key."'],
  ['GET /v1/models', {headers: {authorization: ''}}, 401, '"type":"invalid_request_error"'],
  [CHAT, {body: {model: 'example-llm', messages: []}}, 400, 'body.messages must NOT have fewer'],
  ['PUT APP/job/x', {}, 400, "'x-authenticated-user-id' is missing in headers"],
  ['PUT APP/job/x', {headers: {...FIRST, 'X-Authenticated-User-Id': 'y'}}, 404, "Job with ID 'x'"],
  ['POST APP/run_async', {body: {input: 'x'}}, 400, 'body.input must be object'],
  ['GET /app', {headers: {'x-mock-fault': 'fire'}}, 400, "'fire' is not name[@operation"],
  ['GET /app', {headers: {'x-mock-fault': 'cut-stream@getApp'}}, 400, 'createChatCompletion'],
  ['GET /app', {headers: {'x-mock-fault': 'lost-answer#0'}}, 400, 'such as 2, 2-4, or 2+'],
])('%s (%#) is refused and changes nothing', async (line, call, status, error) => {
  const mock = start();
  const app = await makeApp(mock);
  const before = JSON.stringify(mock.state.apps);
  const reply = await mock.call(line.replace('APP', app), call);
  expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(error)]);
  expect(JSON.stringify(mock.state.apps)).toBe(before);
});

test.each([
  ['HEAD /app', 200],
  ['HEAD /app/none', 404],
  ['HEAD /app/none/run_async', 405],
])('%s gets %i without a body', async (line, status) => {
  const reply = await start().call(line);
  expect([reply.status, reply.text]).toEqual([status, '']);
});

test.each([
  ['GET /app', []],
  ['GET //app', ["A request goes to '//app': the base URL ends with a slash. Write it without."]],
  ['GET /v1//models', [expect.stringContaining("'/v1//models': the base URL ends with a slash")]],
])('%s works with the warnings %o', async (line, lines) => {
  const warnings: string[] = [];
  const reply = await start({warn: (line) => warnings.push(line)}).call(line);
  expect([reply.status, warnings]).toEqual([200, lines]);
});

test('warns of a job for a stopped app', async () => {
  const warnings: string[] = [];
  const mock = start({warn: (line) => warnings.push(line)});
  const app = await makeApp(mock);
  await makeJob(mock, app);
  expect(warnings).toEqual([expect.stringContaining('is STOPPED: job')]);
});

test.each(['x-api-key', 'authorization'])('a result refuses the header %s', async (name) => {
  const mock = start();
  const app = await makeApp(mock, 1);
  const {pathname} = new URL(`/mock-files/${(await makeJob(mock, app)).slice(-36)}.png`, ORIGIN);
  const get = (headers = {}) => mock.fetch(new Request(ORIGIN + pathname, {headers}));
  expect((await get()).status).toBe(404);
  mock.pass(5);
  await mock.call('GET /app');
  expect((await get()).headers.get('content-type')).toBe('image/png');
  const refused = await get({[name]: 'practice'});
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('they would give your key away'),
  ]);
});
