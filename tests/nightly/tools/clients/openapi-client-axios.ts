import {OpenAPIClientAxios} from 'openapi-client-axios';
import definition from 'openapi.json';
import type {Client} from 'rungen';
import {API, KEY, newApp, runRound, USER} from './round';

const api = new OpenAPIClientAxios({
  definition: definition as never,
  withServer: {url: API},
  axiosConfigDefaults: {headers: {'x-api-key': KEY}},
});
const client = await api.init<Client>();

await runRound({
  listApps: async () => (await client.listApps()).data.data.map(({id}) => id),
  createApp: async (name) => (await client.createApp(null, newApp(name))).data.data.id,
  getAppStatus: async (app_id) => (await client.getApp({app_id})).data.status,
  setWorkers: async (app_id, active_workers) =>
    (await client.updateApp({app_id}, {configuration: {active_workers}})).data.data.status,
  runJob: async (app_id, prompt) => (await client.runJob({app_id}, {input: {prompt}})).data.data.id,
  getJobStatus: async (app_id, job_id) => (await client.getJob({app_id, job_id})).data.data.status,
  cancelJob: async (app_id, job_id) => {
    const parameters = {app_id, job_id, 'X-Authenticated-User-Id': USER};
    return (await client.cancelJob(parameters)).data.data.status;
  },
  deleteApp: (app_id) => client.deleteApp({app_id}),
});
