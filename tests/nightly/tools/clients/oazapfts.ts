import {ok} from '@oazapfts/runtime';
import * as api from 'rungen';
import {API, KEY, newApp, runRound, USER} from './round';

api.defaults.baseUrl = API;
api.defaults.headers = {'x-api-key': KEY};

await runRound({
  listApps: async () => (await ok(api.listApps())).data.map(({id}) => id),
  createApp: async (name) => (await ok(api.createApp(newApp(name)))).data.id,
  getAppStatus: async (app) => (await ok(api.getApp(app))).status,
  setWorkers: async (app, active_workers) =>
    (await ok(api.updateApp(app, {configuration: {active_workers}}))).data.status,
  runJob: async (app, prompt) => (await ok(api.runJob(app, {input: {prompt}}))).data.id,
  getJobStatus: async (app, job) => (await ok(api.getJob(app, job))).data.status,
  cancelJob: async (app, job) => (await ok(api.cancelJob(app, job, USER))).data.status,
  deleteApp: (app) => ok(api.deleteApp(app)),
});
