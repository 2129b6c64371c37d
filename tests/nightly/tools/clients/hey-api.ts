import {cancelJob, createApp, deleteApp, getApp, getJob, listApps, runJob, updateApp} from 'rungen';
import {client} from 'rungen/client.gen';
import {API, KEY, newApp, runRound, USER} from './round';

client.setConfig({baseUrl: API, auth: () => KEY, throwOnError: true});
const throwOnError = true as const;

await runRound({
  listApps: async () => (await listApps({throwOnError})).data.data.map(({id}) => id),
  createApp: async (name) => (await createApp({body: newApp(name), throwOnError})).data.data.id,
  getAppStatus: async (app_id) => (await getApp({path: {app_id}, throwOnError})).data.status,
  setWorkers: async (app_id, active_workers) => {
    const body = {configuration: {active_workers}};
    return (await updateApp({path: {app_id}, body, throwOnError})).data.data.status;
  },
  runJob: async (app_id, prompt) =>
    (await runJob({path: {app_id}, body: {input: {prompt}}, throwOnError})).data.data.id,
  getJobStatus: async (app_id, job_id) =>
    (await getJob({path: {app_id, job_id}, throwOnError})).data.data.status,
  cancelJob: async (app_id, job_id) => {
    const headers = {'X-Authenticated-User-Id': USER};
    return (await cancelJob({path: {app_id, job_id}, headers, throwOnError})).data.data.status;
  },
  deleteApp: (app_id) => deleteApp({path: {app_id}, throwOnError}),
});
