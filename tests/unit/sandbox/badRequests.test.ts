import {connect} from 'node:net';
import {expect, test} from 'vitest';
import {at, createApp, NEW_APP, start, type Call} from './callSandbox';

type Bad = [what: string, method: string, path: string, call: Call, status: number, says: string];

const APP = '/app/APP';
/** Makes nested lists: 10 KB for a depth of 5,000. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const BAD: Bad[] = [
  [
    'an unknown field',
    'POST',
    '/app',
    {body: {...NEW_APP, nam: 'x'}},
    400,
    "the unknown field 'nam'",
  ],
  [
    'an unknown nested field',
    'PUT',
    APP,
    {body: {configuration: {gpu_tier: 'BASIC'}}},
    400,
    "body.configuration has the unknown field 'gpu_tier'",
  ],
  ['a missing field', 'POST', '/app', {body: {name: 'x'}}, 400, "lacks the field 'configuration'"],
  [
    'a wrong type',
    'PUT',
    APP,
    {body: {configuration: {active_workers: '1'}}},
    400,
    'body.configuration.active_workers must be integer',
  ],
  [
    'an unknown tier',
    'POST',
    '/app',
    {body: {...NEW_APP, configuration: {gpu_tier: 'GOLD'}}},
    400,
    'must be one of BASIC, STANDARD, PERFORMANCE',
  ],
  ['a negative worker count', 'PUT', APP, {body: {configuration: {active_workers: -1}}}, 400, '-1'],
  ['null for a body', 'PUT', APP, {body: null}, 400, 'body must be object'],
  ['a list for a body', 'PUT', APP, {body: []}, 400, 'body must be object'],
  ['broken JSON', 'POST', '/app', {rawBody: '{"name": '}, 400, 'not valid JSON'],
  ['no body', 'POST', '/app', {headers: {'Content-Type': 'application/json'}}, 400, 'has no body'],
  [
    'another content type',
    'POST',
    '/app',
    {rawBody: 'name=x', headers: {'Content-Type': 'application/x-www-form-urlencoded'}},
    415,
    "'application/x-www-form-urlencoded'",
  ],
  ['no content type', 'POST', '/app', {}, 415, 'no content type'],
  ['a body that no one asked for', 'DELETE', APP, {body: {}}, 400, 'takes no body'],
  [
    'a team that nobody knows',
    'GET',
    '/app',
    {headers: {'x-team-id': 'null'}},
    403,
    'not a member',
  ],
  ['no user ID', 'PUT', `${APP}/job/x`, {}, 400, 'X-Authenticated-User-Id is missing'],
  ['no key', 'PUT', APP, {body: {name: 'x'}, headers: {'x-api-key': ''}}, 403, 'Invalid API key.'],
  [
    'an invalid key',
    'PUT',
    APP,
    {body: {name: 'x'}, headers: {'x-api-key': 'invalid'}},
    403,
    'key.',
  ],
  ['an unknown path', 'GET', '/apps', {}, 404, "no path '/apps'"],
  ['a slash too many', 'GET', '/app/', {}, 404, "no path '/app/'"],
  ['an unknown method', 'PATCH', APP, {body: {name: 'x'}}, 405, 'use GET, PUT, DELETE'],
  ['a query', 'GET', '/app?page=2', {}, 400, "remove '?page=2'"],
  ['a broken percent sign', 'GET', '/app/%E0%A4%A', {}, 400, 'percent-encoding'],
  ['an unknown app', 'PUT', '/app/none', {body: {name: 'x'}}, 404, "App with ID 'none' not found."],
  ['a job on an unknown app', 'POST', '/app/none/run_async', {body: {input: {}}}, 404, "'none'"],
  [
    'an input that is no object',
    'POST',
    `${APP}/run_async`,
    {body: {input: 'x'}},
    400,
    'body.input',
  ],
  ['an unknown fault', 'GET', '/app', {headers: {'x-mock-fault': 'fire'}}, 400, 'slow-start'],
  ['10 MB', 'PUT', APP, {rawBody: `{"name":"${'x'.repeat(10_000_000)}"}`}, 413, 'at most 100000'],
  ['a deep body', 'POST', '/app', {rawBody: nested(5000)}, 400, 'nested deeper than 50 levels'],
  [
    'a deep input',
    'POST',
    `${APP}/run_async`,
    {rawBody: `{"input": {"prompt": ${nested(5000)}}}`},
    400,
    'nested deeper than 50 levels',
  ],
  [
    'a number that JSON cannot write',
    'POST',
    `${APP}/run_async`,
    {rawBody: '{"input": {"width": 1e400}}'},
    400,
    'body.input.width is a number that is too large',
  ],
  [
    'too many values',
    'POST',
    `${APP}/run_async`,
    {rawBody: `{"input": {"a": [${'1,'.repeat(20_000)}1]}}`},
    400,
    'more than 10000 values',
  ],
  ['a name inherited from Object', 'PUT', APP, {rawBody: '{"__proto__":{}}'}, 400, '__proto__'],
];

test.each(BAD)(
  '%s gets a clear error and changes nothing',
  async (_, method, path, call, status, says) => {
    const sandbox = await start({clock: 'real'});
    const id = await createApp(sandbox);
    const before = await sandbox.call('GET', '/app');
    const reply = await sandbox.call(method, path.replace('APP', id), call);
    expect(reply.status).toBe(status);
    expect(String(at(reply.json, 'error'))).toContain(says);
    expect((await sandbox.call('GET', '/app')).json).toEqual(before.json);
  },
);

test('errors that the service does not publish state that they are from the mock server', async () => {
  const sandbox = await start();
  const {json} = await sandbox.call('POST', '/app', {body: {}});
  expect(at(json, 'error')).toMatch(/^Mock server: /);
});

test('a client that disconnects in the middle of a body does no harm', async () => {
  const sandbox = await start();
  const {port, hostname} = new URL(sandbox.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('POST /app HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name"', () => {
        socket.destroy();
      });
    });
    socket.on('close', () => resolve());
  });
  expect((await sandbox.call('GET', '/app')).json).toEqual({data: []});
});
