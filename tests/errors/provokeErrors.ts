import {STATUS_CODES} from 'node:http';
import {createMockServer} from '../../sandbox/server';

const KEY = {'x-api-key': 'YOUR_API_KEY'};
const USER = {'X-Authenticated-User-Id': '5b8c1d2e-7f3a-4e6b-a1c9-0d4f8e2b6a71'};
const APP = '3f2a6c1e-8b4d-4f7a-9c2e-5d1b7a9e0c34';
const JOB = '9d4e2b7a-1c6f-4a3d-8e5b-2f7c0a6d1e98';
const NEW_APP = {
  name: 'Image maker',
  configuration: {gpu_tier: 'STANDARD', active_workers: 1},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};

/** @returns the exchange of each published error by its ID, as pages show it; always the same */
export async function provokeErrors(): Promise<Readonly<Record<string, string>>> {
  return {
    'invalid-api-key': await provoke('POST', '/app', {'x-api-key': 'invalid-key'}),
    'app-not-found': await provoke('DELETE', `/app/${APP}`, KEY),
    'job-not-found': await provoke('PUT', `/app/{app}/job/${JOB}`, {...KEY, ...USER}),
    'already-completed': await provoke('PUT', '/app/{app}/job/{job}', {...KEY, ...USER}),
  };
}

/**
 * Sends a request to a new mock server with a running app and a completed job.
 *
 * @param place a path, in which `{app}` and `{job}` stand for their IDs
 */
async function provoke(
  method: string,
  place: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const {fetch, state} = createMockServer();
  const send = (line: string, at: string, body?: object): Promise<Response> => {
    const type = {'content-type': 'application/json'};
    const sent = body ? {body: JSON.stringify(body), headers: {...KEY, ...type}} : {headers: KEY};
    return fetch(new Request(`http://mock.test${at}`, {method: line, ...sent}));
  };
  await send('POST', '/app', NEW_APP);
  const app = state.apps[0]?.id ?? '';
  await send('POST', `/app/${app}/run_async`, {input: {prompt: 'A lighthouse'}});
  for (let second = 0; second < 10; second += 1) await send('GET', '/app');
  const at = place.replace('{app}', app).replace('{job}', state.apps[0]?.jobs[0]?.id ?? '');
  const answer = await fetch(new Request(`http://mock.test${at}`, {method, headers}));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `${method} ${at} HTTP/1.1`,
    ...lines,
    '',
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    `Content-Type: ${answer.headers.get('Content-Type') ?? ''}`,
    '',
    await answer.text(),
    '',
  ].join('\n');
}
