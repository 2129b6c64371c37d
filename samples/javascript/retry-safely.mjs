// Repeats each request in the way that is safe for it. A run is repeated after a
// count of jobs, which helps only when nobody else sends jobs to this app.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
if (team) headers['x-team-id'] = team;

const model_url = 'https://huggingface.co/black-forest-labs/FLUX.1-schnell';
const newApp = {
  name: `retry-safely-${crypto.randomUUID()}`,
  configuration: { gpu_tier: 'STANDARD' },
  workflow: { model_url },
};

// One try. Returns status (0: no answer), body and Retry-After.
async function send(method, path, data) {
  try {
    const body = JSON.stringify(data);
    const signal = AbortSignal.timeout(30_000);
    const answer = await fetch(api + path, { method, headers, body, signal });
    const after = Number(answer.headers.get('retry-after')) || 0;
    return { status: answer.status, text: await answer.text(), after };
  } catch (error) {
    return { status: 0, text: error.cause?.code ?? error.message };
  }
}

// Up to four tries, while there is no answer or it may be better later.
async function repeat(attempt) {
  for (const wait of [1, 2, 4, 0]) {
    const answer = await attempt();
    const { status, text, after = 0 } = answer;
    const got = status || 'no answer';
    if (isSuccess(answer)) return text && JSON.parse(text);
    if (!mayPass(answer) || !wait) fail(`Failed: ${got} ${text}`);
    if (after > 60) fail(`Got ${got}, try again in ${after} s`);
    const pause = Math.max(wait, after);
    console.log(`Got ${got}, trying again in ${pause} s`);
    await sleep(pause * 1000);
  }
}

// Read, and update with the same body: repeat as it is.
const { status } = await repeat(() => send('GET', `/app/${appId}`));
console.log(`Status: ${status}`);

// Create: each one that arrives makes an app, so look for the name first.
const created = await repeat(async () => {
  const list = await send('GET', '/app');
  if (list.status !== 200) return list;
  const apps = JSON.parse(list.text).data;
  const found = apps.find((app) => app.name === newApp.name);
  if (!found) return send('POST', '/app', newApp);
  return { status: 200, text: JSON.stringify({ data: found }) };
});
const newId = created.data.id;
console.log(`App ID: ${newId}`);

// Delete: 404 means that the app is gone.
await repeat(async () => {
  const answer = await send('DELETE', `/app/${newId}`);
  return answer.status === 404 ? { status: 204 } : answer;
});
console.log(`Deleted app ${newId}`);

// Run: each one that arrives starts a job, so count the jobs before a second try.
async function countJobs() {
  const { jobs } = await repeat(() => send('GET', `/app/${appId}`));
  return jobs.completed + jobs.failed + jobs.in_progress + jobs.in_queue;
}
const input = { prompt: 'A poster of a lighthouse at dawn' };
const runOnce = () => send('POST', `/app/${appId}/run_async`, { input });
const before = await countJobs();
let run = await runOnce();
if (!isSuccess(run)) {
  const got = run.status || 'no answer';
  if (!mayPass(run)) fail(`Failed: ${got} ${run.text}`);
  console.log(`Got ${got}, counting the jobs again in 30 s`);
  await sleep(30_000);
  const after = await countJobs();
  if (after !== before) fail('A job probably runs, and its ID is lost');
  run = await runOnce();
  if (!isSuccess(run)) {
    fail(
      `A job may run all the same: ${run.status || 'no answer'} ${run.text}`,
    );
  }
}
console.log(`Job ID: ${JSON.parse(run.text).data.id}`);

function isSuccess({ status }) {
  return status >= 200 && status < 300;
}

function mayPass({ status }) {
  return [0, 408, 429].includes(status) || status >= 500;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
