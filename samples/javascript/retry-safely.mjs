// Repeats each request in the way that is safe for it. A run is repeated after a
// count of jobs, which helps only when nobody else sends jobs to this app.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
if (team) headers['x-team-id'] = team;
headers.Connection = 'close'; // on a kept one, Deno repeats a POST
let run = { found: 'none' };
process.stdout.on('error', () => fail(`Not printed. Job ID: ${run.found}`));

const model_url = 'https://huggingface.co/black-forest-labs/FLUX.1-schnell';
const newApp = {
  name: `retry-safely-${crypto.randomUUID()}`,
  configuration: { gpu_tier: 'STANDARD' },
  workflow: { model_url },
};

// One try, without redirects: another host could get your key. Returns what `read`
// finds in the answer, or else the status: 0 for no answer, or an incomplete one.
async function send(method, path, read, data) {
  try {
    const body = JSON.stringify(data);
    const signal = AbortSignal.timeout(30_000);
    const init = { method, headers, body, redirect: 'manual' };
    const answer = await fetch(api + path, { ...init, signal });
    const text = await answer.text();
    const after = readPause(answer.headers.get('retry-after'));
    if (!answer.ok) return { status: answer.status, text, after };
    const found = read(text && JSON.parse(text), answer.status);
    return found || found === 0 ? { found } : { status: 0, text };
  } catch (error) {
    return { status: 0, text: error.cause?.code ?? error.message };
  }
}

// Retry-After has a number of seconds or a date.
function readPause(after) {
  if (Number(after) >= 0) return Math.ceil(after);
  return Math.ceil((Date.parse(after) - Date.now()) / 1000) || 0;
}

// Tries again while there is no answer or it may be better later.
async function repeat(attempt, waits = [1, 2, 4, 0]) {
  for (const wait of waits) {
    const { found, status, text, after = 0 } = await attempt();
    if (found !== undefined) return found;
    const got = status || 'no answer';
    if (!mayPass(status) || !wait) fail(`Failed: ${got} ${text}`);
    if (after > 60) fail(`Got ${got}, try again in ${after} s`);
    const pause = Math.max(wait, after);
    console.log(`Got ${got}, trying again in ${pause} s`);
    await sleep(pause * 1000);
  }
}

// Read: repeat as it is.
const state = await repeat(() =>
  send('GET', `/app/${appId}`, (app) => app.status),
);
console.log(`Status: ${state}`);

// Create: one may arrive within the time limit. Wait for it, and look for the name.
const readId = ({ data }) => data?.id;
const find = ({ data }) => data.find((app) => app.name === newApp.name)?.id;
const newId = await repeat(async () => {
  const list = await send('GET', '/app', (apps) => find(apps) ?? 'none');
  if (list.found !== 'none') return list;
  return send('POST', '/app', readId, newApp);
}, [30, 30, 30, 0]);
console.log(`App ID: ${newId}`);

// Delete: 404 means gone.
await repeat(async () => {
  const isDone = (_, status) => status === 204;
  const answer = await send('DELETE', `/app/${newId}`, isDone);
  const isGone = answer.status === 404 && answer.text.includes('App with ID');
  return isGone ? { found: 'gone' } : answer;
});
console.log(`Deleted app ${newId}`);

// Run: each one that arrives starts a job, so count the jobs before a second try.
const states = ['completed', 'failed', 'in_progress', 'in_queue'];
const count = ({ jobs }) =>
  states.reduce((sum, name) => sum + Number(jobs[name] ?? NaN), 0);
const countJobs = () => repeat(() => send('GET', `/app/${appId}`, count));
const input = { prompt: 'A poster of a lighthouse at dawn' };
const runOnce = () =>
  send('POST', `/app/${appId}/run_async`, readId, { input });
const before = await countJobs();
run = await runOnce();
if (!run.found) {
  const got = run.status || 'no answer';
  if (!mayPass(run.status)) fail(`Failed: ${got} ${run.text}`);
  console.log(`Got ${got}, counting the jobs again in 30 s`);
  await sleep(30_000);
  const after = await countJobs();
  if (after !== before) fail('A job probably runs, and its ID is lost');
  run = await runOnce();
  const why = `${run.status || 'no answer'} ${run.text}`;
  if (!run.found) fail(`A job may run all the same: ${why}`);
}
console.log(`Job ID: ${run.found}`);

function mayPass(status) {
  return [0, 408, 429].includes(status) || status >= 500;
}

function fail(message) {
  console.error(message.slice(0, 500));
  process.exit(1);
}
