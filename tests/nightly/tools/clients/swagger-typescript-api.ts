import {Api, GpuTier} from 'rungen';
import {API, KEY, newApp, runRound, USER} from './round';

const {app: api} = new Api({
  baseUrl: API,
  baseApiParams: {headers: {'x-api-key': KEY}},
});

await runRound({
  listApps: async () => (await api.listApps()).data.data.map(({id}) => id),
  createApp: async (name) =>
    (await api.createApp({...newApp(name), configuration: {gpu_tier: GpuTier.STANDARD}})).data.data
      .id,
  getAppStatus: async (app) => (await api.getApp(app)).data.status,
  setWorkers: async (app, active_workers) =>
    (await api.updateApp(app, {configuration: {active_workers}})).data.data.status,
  runJob: async (app, prompt) => (await api.runJob(app, {input: {prompt}})).data.data.id,
  getJobStatus: async (app, job) => (await api.getJob(app, job)).data.data.status,
  cancelJob: async (app, job) => {
    const headers = {'X-Authenticated-User-Id': USER};
    return (await api.cancelJob(app, job, {headers})).data.data.status;
  },
  deleteApp: (app) => api.deleteApp(app),
});
