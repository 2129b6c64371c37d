import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, expect, test, vi} from 'vitest';
import {type PracticeServer, startPractice} from './mockServer';

type Handler = (request: Request) => Promise<Response>;
type Routes = {readonly POST: Handler; readonly GET: Handler};

let server: PracticeServer;

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.close();
});

/** Loads the routes of a file again, with the variables of a mock server that has a running app. */
async function loadRoutes(file: string, faults?: string): Promise<Routes> {
  server = await startPractice({app: 'running'}, faults);
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
  const url = pathToFileURL(path.resolve('samples/web', file));
  return (await import(/* @vite-ignore */ `${url.href}?${server.url}`)) as Routes;
}

function post(body: object | null): Request {
  return new Request('https://app.example/api', {method: 'POST', body: JSON.stringify(body)});
}

test('the image routes start a job, and report when it is done', async () => {
  const {POST, GET} = await loadRoutes('image-routes.mjs');
  const {job} = (await (await POST(post({prompt: 'A lighthouse'}))).json()) as {job: string};
  const seen: unknown[] = [];
  let answer = {done: false, images: [] as string[]};
  while (!answer.done) {
    const response = await GET(new Request(`https://app.example/api?job=${job}`));
    answer = (await response.json()) as typeof answer;
    seen.push(answer);
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(answer).toMatchObject({status: 'COMPLETED', images: [expect.stringContaining('.png')]});
});

test('a job without a result is done too', async () => {
  const {GET} = await loadRoutes('image-routes.mjs');
  const data = {id: '1', status: 'COMPLETED', result: null};
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({data}));
  const response = await GET(new Request('https://app.example/api?job=1'));
  expect(await response.json()).toEqual({status: 'COMPLETED', done: true, images: []});
});

test('the image routes refuse wrong input before they call the service', async () => {
  const {POST, GET} = await loadRoutes('image-routes.mjs');
  const before = server.countRequests();
  const statuses = [
    (await POST(post({prompt: 5}))).status,
    (await POST(post(null))).status,
    (await POST(post({prompt: 'a'.repeat(501)}))).status,
    (await GET(new Request('https://app.example/api?job=../../app'))).status,
  ];
  expect(statuses).toEqual([400, 400, 400, 400]);
  expect(server.countRequests()).toBe(before);
});

test('a failure of the service reaches the page without its text', async () => {
  const {POST} = await loadRoutes('image-routes.mjs', 'server-error@runJob#1+');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await POST(post({prompt: 'A lighthouse'}));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({error: 'The image service did not answer.'});
  expect(log).toHaveBeenCalledTimes(1);
});

test('the chat route streams the answer', async () => {
  const {POST} = await loadRoutes('chat-route.mjs');
  const response = await POST(post({question: 'Name a color.'}));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toContain('data: [DONE]');
});

test('the chat route refuses wrong input before it calls the service', async () => {
  const {POST} = await loadRoutes('chat-route.mjs');
  const before = server.countRequests();
  const statuses = [(await POST(post({question: ''}))).status, (await POST(post(null))).status];
  expect(statuses).toEqual([400, 400]);
  expect(server.countRequests()).toBe(before);
});
