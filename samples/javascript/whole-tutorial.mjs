// Creates an app, starts it, runs a job, saves its image, stops and deletes it.
// If an app with this name is there, a former run was killed: it goes on with it.
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
if (team) headers['x-team-id'] = team;
const ended = new AbortController();
process.on('SIGINT', () => ended.abort('SIGINT'));
process.on('SIGTERM', () => ended.abort('SIGTERM'));

async function send(method, path, data) {
  const body = JSON.stringify(data);
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(api + path, { method, headers, body, signal });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} failed: ${answer.status} ${text}`);
  return text && JSON.parse(text);
}

const isRefused = ({ message }) => /failed: 4(?!08|29)/.test(message);

async function waitFor(wanted, read) {
  let status;
  for (let attempt = 0; attempt < 34; attempt += 1) {
    const pause = Math.min(2 ** attempt, 30) * 1000;
    await sleep(pause, null, { signal: ended.signal });
    const found = await read().catch((error) => {
      if (isRefused(error)) throw error;
      return { status: 'no answer' };
    });
    if (found.status !== status) console.log(`Status: ${found.status}`);
    status = found.status;
    if (status === wanted) return found;
    if (['STOPPED', 'FAILED', 'CANCELED'].includes(status)) break;
  }
  throw new Error(`The status is ${status}, not ${wanted}.`);
}

const newApp = {
  name: 'whole-tutorial',
  configuration: { gpu_tier: 'STANDARD' },
  workflow: {
    model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
  },
};

async function findOrCreate() {
  for (const pause of [1, 2, 4, 0]) {
    try {
      const apps = (await send('GET', '/app')).data;
      const found = apps.find((app) => app.name === newApp.name);
      const app = found ?? (await send('POST', '/app', newApp)).data;
      console.log(`App ID: ${app.id}`);
      return `/app/${app.id}`;
    } catch (error) {
      if (isRefused(error) || !pause || ended.signal.aborted) {
        console.error('If whole-tutorial is in your apps, run this again.');
        fail(error.cause?.code ?? error.message);
      }
      await sleep(pause * 1000);
    }
  }
}

const path = await findOrCreate();
const scale = (active_workers) =>
  send('PUT', path, { configuration: { active_workers } });
try {
  await scale(1);
  await waitFor('RUNNING', () => send('GET', path));
  const input = { prompt: 'A poster of a lighthouse at dawn' };
  const run = await send('POST', `${path}/run_async`, { input });
  console.log(`Started job ${run.data.id}`);
  const read = () => send('GET', `${path}/job/${run.data.id}`);
  const job = await waitFor('COMPLETED', async () => (await read()).data);
  // The link is signed: it must not get your key.
  const signal = AbortSignal.timeout(120_000);
  const image = await fetch(job.result.images[0].image, { signal });
  if (!image.ok) throw new Error(`Download failed: ${image.status}`);
  await writeFile('image-1.png', Buffer.from(await image.arrayBuffer()));
  console.log('Saved image-1.png');
  await scale(0);
  console.log('Stopped the app');
  await send('DELETE', path);
  console.log('Deleted the app');
} catch (error) {
  console.error(error.cause?.code ?? error.message);
  for (const pause of [1, 2, 4, 0]) {
    const answer = await scale(0).catch((failure) => failure);
    if (/failed: 404/.test(answer.message)) fail(`The app is gone: ${path}`);
    const isStopped = answer.data?.status === 'STOPPED';
    if (isStopped) fail(`Stopped the app, and kept it: ${path}`);
    await sleep(pause * 1000);
  }
  fail(`The app may be running, and bills until you stop it:
curl -X PUT ${api}${path} -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: $RUNGEN_TEAM_ID" -H 'Content-Type: application/json' \\
  -d '{"configuration": {"active_workers": 0}}'`);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
