import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, expect, test, vi} from 'vitest';
import {type PracticeServer, startPractice} from './mockServer';

type Handler = (context: Request | {readonly request: Request}) => Promise<Response>;
type Routes = {readonly POST: Handler; readonly GET: Handler};
type Page = {readonly ask: (question: string, show: (text: string) => void) => Promise<boolean>};
type Answer = {readonly statusCode: number; readonly body: string};
type Lambda = {readonly handler: (event: object) => Promise<Answer>};

let server: PracticeServer;

afterEach(() => server.close());

/** Loads the routes of a file again, with the variables of a mock server that has a running app. */
async function loadRoutes(file: string, faults?: string): Promise<Routes> {
  server = await startPractice({app: 'running'}, faults);
  for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
  const url = pathToFileURL(path.resolve('samples/web', file));
  return (await import(/* @vite-ignore */ `${url.href}?${server.url}`)) as Routes;
}

/** An event of a function URL, in the payload format 2.0 of AWS. */
const toEvent = (method: string) => ({requestContext: {http: {method}}, rawQueryString: ''});

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

test('the Lambda function answers an event as the image routes answer a request', async () => {
  await loadRoutes('image-routes.mjs');
  const {handler} = (await import('../../samples/web/lambda.mjs')) as Lambda;
  const body = Buffer.from('{"prompt": "A lighthouse"}').toString('base64');
  const started = await handler({...toEvent('POST'), body, isBase64Encoded: true});
  expect(started.statusCode).toBe(200);
  const {job} = JSON.parse(started.body) as {job: string};
  const read = await handler({...toEvent('GET'), rawQueryString: `job=${job}`});
  expect(JSON.parse(read.body)).toMatchObject({done: false, images: []});
});

test('a completed job without a result is reported as done', async () => {
  const {GET} = await loadRoutes('image-routes.mjs');
  const data = {id: '1', status: 'COMPLETED', result: null};
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({data}));
  const response = await GET(new Request('https://app.example/api?job=1'));
  expect(await response.json()).toEqual({status: 'COMPLETED', done: true, images: []});
});

test.each([
  ['image-routes.mjs', [{prompt: 5}, null, {prompt: 'a'.repeat(501)}]],
  ['chat-route.mjs', [{question: ''}, null]],
])('%s refuses wrong input before it calls the service', async (file, bodies) => {
  const {POST} = await loadRoutes(file);
  const before = server.countRequests();
  for (const body of bodies) expect((await POST(post(body))).status).toBe(400);
  expect(server.countRequests()).toBe(before);
});

test('the image routes run in Cloudflare Workers, which refuse redirect "error"', async () => {
  const {GET} = await loadRoutes('image-routes.mjs');
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({data: {id: '1'}}));
  await GET(new Request('https://app.example/api?job=1'));
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({redirect: 'manual'});
});

test('the image routes read nothing but a job', async () => {
  const {GET} = await loadRoutes('image-routes.mjs');
  const response = await GET(new Request('https://app.example/api?job=../../app'));
  expect(response.status).toBe(400);
});

test('a route of SvelteKit, Remix, or Astro gets an object with the request', async () => {
  const {POST} = await loadRoutes('image-routes.mjs');
  const response = await POST({request: post({prompt: 'A lighthouse'})});
  expect(await response.json()).toHaveProperty('job');
});

test('the page can ask again after a refusal', async () => {
  const {GET} = await loadRoutes('image-routes.mjs');
  vi.spyOn(console, 'error').mockReturnValue();
  const response = await GET(new Request('https://app.example/api?job=none'));
  expect(await response.json()).toEqual({error: 'The image service refused this.', done: true});
});

test('a failure of the service reaches the page without its text', async () => {
  const {POST} = await loadRoutes('image-routes.mjs', 'server-error@runJob#1+');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await POST(post({prompt: 'A lighthouse'}));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({error: 'The image service did not answer.', done: false});
  expect(log).toHaveBeenCalledTimes(1);
});

/** Asks the chat route as its page does: returns the pieces that the page shows, and whether it takes them for a whole answer. */
async function askOnPage(faults?: string) {
  const {POST} = await loadRoutes('chat-route.mjs', faults);
  const {ask} = (await import('../../samples/web/chat-page.mjs')) as Page;
  const {fetch} = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    url === '/api/chat' ? POST(new Request('https://app.example', init)) : fetch(url, init),
  );
  const shown: string[] = [];
  const isWhole = await ask('Name a color.', (text) => shown.push(text));
  return {shown, isWhole};
}

test('the page of the chat shows an answer piece by piece', async () => {
  const {shown, isWhole} = await askOnPage();
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.join('')).toContain('Name a color.');
  expect(isWhole).toBe(true);
});

test.each(['cut-stream', 'stream-error'])('%s is incomplete on the page', async (fault) => {
  expect(await askOnPage(fault)).toMatchObject({isWhole: false});
});

test('the chat route ends a stream at its limit, without [DONE]', async () => {
  const {POST} = await loadRoutes('chat-route.mjs', 'stalled-answer');
  vi.useFakeTimers({toFake: ['setTimeout']});
  const {body} = await POST(post({question: 'Name a color.'}));
  const ending = expect(new Response(body).text()).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(8000);
  await ending;
});
