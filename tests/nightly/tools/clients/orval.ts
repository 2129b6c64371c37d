import * as api from 'rungen';
import {API, KEY, newApp, runRound, USER} from './round';

// The generated code calls fetch with a path only.
const send = globalThis.fetch;
globalThis.fetch = (path, options) => {
  const headers = new Headers(options?.headers);
  headers.set('x-api-key', KEY);
  return send(`${API}${String(path)}`, {...options, headers});
};

/** The types say 200 where the contract leaves the code open, so the status is compared as a number. */
function success<Answer extends {status: number; data: unknown}, Status extends Answer['status']>(
  answer: Answer,
  _documented: Status,
): Extract<Answer, {status: Status}>['data'] {
  const status: number = answer.status;
  if (status < 200 || status > 299) throw new Error(`got the status ${status}`);
  return answer.data as Extract<Answer, {status: Status}>['data'];
}

await runRound({
  listApps: async () => success(await api.listApps(), 200).data.map(({id}) => id),
  createApp: async (name) => success(await api.createApp(newApp(name)), 200).data.id,
  getAppStatus: async (app) => success(await api.getApp(app), 200).status,
  setWorkers: async (app, active_workers) => {
    const answer = await api.updateApp(app, {configuration: {active_workers}});
    return success(answer, 200).data.status;
  },
  runJob: async (app, prompt) => success(await api.runJob(app, {input: {prompt}}), 200).data.id,
  getJobStatus: async (app, job) => success(await api.getJob(app, job), 200).data.status,
  cancelJob: async (app, job) => {
    const headers = {'X-Authenticated-User-Id': USER};
    return success(await api.cancelJob(app, job, {headers}), 200).data.status;
  },
  deleteApp: async (app) => success(await api.deleteApp(app), 204),
});
