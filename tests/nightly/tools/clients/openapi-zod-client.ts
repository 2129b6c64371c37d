import {createApiClient} from 'rungen';
import {API, KEY, newApp, runRound, USER} from './round';

const api = createApiClient(API, {axiosConfig: {headers: {'x-api-key': KEY}}});
const inApp = (app_id: string) => ({params: {app_id}});

await runRound({
  listApps: async () => (await api.listApps()).data.map(({id}) => id),
  createApp: async (name) => (await api.createApp(newApp(name))).data.id,
  getAppStatus: async (app) => (await api.getApp(inApp(app))).status,
  setWorkers: async (app, active_workers) =>
    (await api.updateApp({configuration: {active_workers}}, inApp(app))).data.status,
  runJob: async (app, prompt) => (await api.runJob({input: {prompt}}, inApp(app))).data.id,
  getJobStatus: async (app_id, job_id) =>
    (await api.getJob({params: {app_id, job_id}})).data.status,
  cancelJob: async (app_id, job_id) => {
    const headers = {'X-Authenticated-User-Id': USER};
    return (await api.cancelJob(undefined, {params: {app_id, job_id}, headers})).data.status;
  },
  deleteApp: (app) => api.deleteApp(undefined, inApp(app)),
});
