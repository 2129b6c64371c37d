import createClient from 'openapi-fetch';
import type {paths} from 'rungen';
import {API, KEY, need, newApp, runRound, USER} from './round';

const client = createClient<paths>({baseUrl: API, headers: {'x-api-key': KEY}});
const inApp = (app_id: string) => ({params: {path: {app_id}}});
const inJob = (app_id: string, job_id: string) => ({params: {path: {app_id, job_id}}});

await runRound({
  listApps: async () => {
    const {data} = await client.GET('/app');
    return need(data, 'the list').data.map(({id}) => id);
  },
  createApp: async (name) => {
    const {data} = await client.POST('/app', {body: newApp(name)});
    return need(data, 'the app').data.id;
  },
  getAppStatus: async (app) => {
    const {data} = await client.GET('/app/{app_id}', inApp(app));
    return need(data, 'the app').status;
  },
  setWorkers: async (app, active_workers) => {
    const body = {configuration: {active_workers}};
    const {data} = await client.PUT('/app/{app_id}', {...inApp(app), body});
    return need(data, 'the app').data.status;
  },
  runJob: async (app, prompt) => {
    const {data} = await client.POST('/app/{app_id}/run_async', {
      ...inApp(app),
      body: {input: {prompt}},
    });
    return need(data, 'the job').data.id;
  },
  getJobStatus: async (app, job) => {
    const {data} = await client.GET('/app/{app_id}/job/{job_id}', inJob(app, job));
    return need(data, 'the job').data.status;
  },
  cancelJob: async (app_id, job_id) => {
    const header = {'X-Authenticated-User-Id': USER};
    const {data} = await client.PUT('/app/{app_id}/job/{job_id}', {
      params: {path: {app_id, job_id}, header},
    });
    return need(data, 'the job').data.status;
  },
  deleteApp: async (app) => {
    const {response} = await client.DELETE('/app/{app_id}', inApp(app));
    if (!response.ok) throw new Error(`the app is not deleted: ${response.status}`);
  },
});
