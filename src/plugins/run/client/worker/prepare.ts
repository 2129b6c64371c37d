import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from '../../../../mock-server/lifecycle';
import type {MockServer} from '../../../../mock-server/server';
import {findNewest, isInTeam, isOfJob, needOf} from '../needs';
import type {Order} from '../protocol';
import {time} from './simulatedTime';

/** What is created where a request or a program needs it. */
const APP = {
  name: 'poster-maker',
  description: 'Draws posters from a prompt',
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
};
const INPUT = {prompt: 'A poster of a lighthouse at dawn', width: 1024, height: 1024};

/** Creates the app and the job that an order needs, where there is none, in the team if it names one. Time passes. */
export async function prepare(mock: MockServer, {name, code}: Order, url: string, team: string) {
  const need = needOf(name, code);
  if (!need) return;
  const headers = {
    ...{'x-api-key': 'practice', 'content-type': 'application/json', 'x-mock-fault': 'none'},
    ...(isInTeam(code) && {'x-team-id': team}),
  };
  const ask = (method: string, path: string, body: object) =>
    mock.fetch(new Request(url + path, {method, headers, body: JSON.stringify(body)}));
  const find = () => findNewest(mock.state.apps, name, code);
  const configuration = {gpu_tier: 'STANDARD', active_workers: need === 'stopped' ? 0 : 1};
  if (!find().app) await ask('POST', '/app', {...APP, configuration});
  const {app, job} = find();
  if (!app || need === 'stopped' || need === 'starting') return;
  const {id, status} = app.summary;
  if (status === 'STOPPED') await ask('PUT', `/app/${id}`, {configuration: {active_workers: 1}});
  if (app.summary.status === 'INITIALIZING') time.now += START_SECONDS * 1000;
  if (job || !isOfJob(need)) return;
  await ask('POST', `/app/${id}/run_async`, {input: INPUT});
  if (need === 'completed') time.now += (QUEUE_SECONDS + RUN_SECONDS) * 1000;
}
