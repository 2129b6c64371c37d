import {once} from 'node:events';
import {request as send} from 'node:http';
import {connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {askHost} from '@site/tests/helpers/askHost';
import {beforeAll, expect, test} from 'vitest';
import {renderCheckHelp} from '../src/check/help';
import {describeHelp, renderHelp} from '../src/help';
import type {Exchange} from '../src/exchange';
import {startMockServer} from '../src/nodeAdapter';
import {FAULTS} from '../src/faults';
import {CONTRACT} from './mock';

let server: Awaited<ReturnType<typeof startMockServer>>;
let port = '';
const KEY = {'x-api-key': 'practice', authorization: 'Bearer practice'};

beforeAll(async () => {
  server = await startMockServer(0, {contract: CONTRACT});
  ({port} = new URL(server.url));
  return server.close;
});

test.each(['127.0.0.1', 'localhost'])('can be reached at %s', async (host) => {
  const answer = await fetch(`http://${host}:${port}/app`, {headers: KEY});
  const length = answer.headers.get('content-length');
  expect([length, await answer.text()]).toEqual(['11', '{"data":[]}']);
});

test.each(['127.0.0.1', 'LOCALHOST:4010'])('an absolute URL of %s is accepted', async (host) => {
  const {body} = await askHost(server.url, `http://${host}/app/a%2Db`, {headers: KEY});
  expect(body).toBe(`{"error":"App with ID 'a-b' not found."}`);
});

test('a truncated response has a Content-Length, and ends the connection', async () => {
  const socket = connect(Number(port), '127.0.0.1');
  const headers = ['host: localhost', 'x-api-key: practice', 'x-mock-fault: cut-answer'];
  socket.write(['GET /app HTTP/1.1', ...headers, '\r\n'].join('\r\n'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*content-length: 11\r\n.*\r\n\r\n$/is);
});

test('survives a client that disconnects', async () => {
  const warnings: string[] = [];
  const log: Exchange[] = [];
  const {url, close} = await startMockServer(0, {
    contract: CONTRACT,
    log,
    warn: (line) => warnings.push(line),
  });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /app HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  const messages = [{role: 'user', content: 'Hello'}];
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: {...KEY, 'content-type': 'application/json', 'x-mock-fault': 'stalled-answer'},
    body: JSON.stringify({model: 'example-llm', stream: true, messages}),
  });
  await answer.body?.cancel();
  await expect.poll(() => log[0]?.status).toBe(200); // who leaves meets no cut
  socket.destroy();
  const list = await fetch(`${url}/app`, {headers: KEY});
  expect([await list.text(), warnings]).toEqual(['{"data":[]}', []]);
  await close();
});

test.each([
  ['{}', '{"data":[]}'],
  ['{"a":1}', '{"error":"Mock server: listApps takes no body; send none."}'],
])('GET with the body %s gets %s', async (body, expected) => {
  const headers = {...KEY, 'transfer-encoding': 'chunked'};
  const request = send(`${server.url}/app`, {headers}).end(body);
  const [answer] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  expect(await text(answer)).toBe(expected);
});

test('refuses to act as a proxy', async () => {
  const {status, body} = await askHost(server.url, 'http://api.test/app', {headers: KEY});
  expect([status, body]).toEqual([400, expect.stringContaining('"Mock server: this is no proxy')]);
});

test('the help has every option, fault and assumption', () => {
  const help = renderHelp('node mock-server.mjs', CONTRACT.operations);
  const names = ['--port', '--fault', '--help', ...Object.keys(FAULTS)];
  expect(names.filter((name) => !help.includes(`\n  ${name} `))).toEqual([]);
  expect(help).toContain('\n- A worker runs one job at a time');
  // Pages show these parts as code, where longer lines do not fit.
  const parts = Object.values(describeHelp(CONTRACT.operations));
  const lines = [...parts, renderCheckHelp('npm run mock --')].flatMap((part) => part.split('\n'));
  expect(lines.filter((line) => line.length > 72)).toEqual([]);
});
