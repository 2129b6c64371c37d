import type {MockContract} from '../contract';
import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '../lifecycle';
import {createMockServer} from '../server';
import type {State} from '../state';

const APP = {
  name: 'prepared-for-check',
  configuration: {gpu_tier: 'STANDARD', active_workers: 1},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};

const INPUT = {prompt: 'A poster of a lighthouse at dawn', width: 256, height: 256};

/**
 * Adds a running app with a completed job, for programs that expect them.
 *
 * @param now the time at which they are ready
 * @returns the variables that name them
 */
export async function prepareApp(
  contract: MockContract,
  state: State,
  now: number,
): Promise<{RUNGEN_APP_ID: string; RUNGEN_JOB_ID: string}> {
  let time = now - (START_SECONDS + QUEUE_SECONDS + RUN_SECONDS) * 1000;
  const mock = createMockServer({contract, state, clock: () => time});
  const send = (path: string, body: object): Promise<Response> => {
    const headers = {'x-api-key': 'practice', 'content-type': 'application/json'};
    const init = {method: 'POST', headers, body: JSON.stringify(body)};
    return mock.fetch(new Request(`http://mock.test${path}`, init));
  };
  await send('/app', APP);
  const app = state.apps[0];
  time += START_SECONDS * 1000;
  await send(`/app/${app?.summary.id ?? ''}/run_async`, {input: INPUT});
  mock.advance(now);
  return {RUNGEN_APP_ID: app?.summary.id ?? '', RUNGEN_JOB_ID: app?.jobs[0]?.id ?? ''};
}
