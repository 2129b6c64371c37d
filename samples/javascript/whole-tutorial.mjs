// Creates an app, starts it, runs a job, saves its image, stops and deletes it.
// If an app with this name is there, a former run was killed: it goes on with it.
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
if (team) headers['x-team-id'] = team;
headers.Connection = 'close'; // on a kept one, Deno repeats a POST
const model_url = 'https://huggingface.co/black-forest-labs/FLUX.1-schnell';
const configuration = { gpu_tier: 'STANDARD' };
const workflow = { model_url };
const newApp = { name: 'whole-tutorial', configuration, workflow };
const ended = new AbortController();
const end = () => ended.abort(new Error('ended by a signal'));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, end);
process.stdout.on('error', (error) => ended.abort(error));

// Returns what `read` finds in the answer. An answer without it counts as none.
// A redirect is not followed: another host could get your key.
async function send(method, path, read, data) {
  const body = JSON.stringify(data);
  const signal = AbortSignal.timeout(30_000);
  const init = { method, headers, body, redirect: 'manual' };
  const answer = await fetch(api + path, { ...init, signal });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} failed: ${answer.status} ${text}`);
  const found = read(text && JSON.parse(text), answer.status);
  if (!found) throw new Error(`${method}: incomplete answer: ${text}`);
  return found;
}

const isRefused = ({ message }) => /failed: 4(?!08|29)/.test(message);
const readId = ({ data }) => data?.id;
const readData = ({ data }) => data?.status && data;

async function waitFor(wanted, path, read) {
  let status;
  for (let attempt = 0; attempt < 34; attempt += 1) {
    const pause = Math.min(2 ** attempt, 30) * 1000;
    await sleep(pause, null, { signal: ended.signal });
    const found = await send('GET', path, read).catch((error) => {
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

let appId;
const scale = (active_workers) =>
  send('PUT', `/app/${appId}`, readData, { configuration: { active_workers } });
try {
  for (const isLast of [false, false, true]) {
    try {
      const apps = await send('GET', '/app', ({ data }) => data);
      const found = apps.find((app) => app.name === newApp.name);
      appId = found?.id ?? (await send('POST', '/app', readId, newApp));
      console.log(`App ID: ${appId}`);
      ended.signal.throwIfAborted();
      await scale(1);
      break;
    } catch (error) {
      if (isRefused(error)) throw error;
      await sleep(30_000); // it may still arrive, even after a signal
      if (isLast || ended.signal.aborted) throw error;
    }
  }
  const path = `/app/${appId}`;
  await waitFor('RUNNING', path, (app) => app.status && app);
  const input = { prompt: 'A poster of a lighthouse at dawn' };
  const jobId = await send('POST', `${path}/run_async`, readId, { input });
  console.log(`Started job ${jobId}`);
  const job = await waitFor('COMPLETED', `${path}/job/${jobId}`, readData);
  const signal = AbortSignal.timeout(120_000); // a signed link gets no key
  const image = await fetch(job.result.images[0].image, { signal });
  const bytes = Buffer.from(await image.arrayBuffer());
  const got = `${image.status} ${image.headers.get('content-type')}`;
  const isImage = image.ok && !/text|html|xml|json/i.test(got);
  const isCut = bytes.indexOf('PNG') === 1 && !bytes.includes('IEND');
  if (!isImage || isCut || !bytes.length) throw new Error(`Download: ${got}`);
  await writeFile('image-1.png', bytes);
  console.log('Saved image-1.png');
  if ((await scale(0)).status !== 'STOPPED') throw new Error('Not STOPPED');
  console.log('Stopped the app');
  await send('DELETE', path, (_, status) => status === 204);
  console.log('Deleted the app');
} catch (error) {
  const { cause, message } = ended.signal.reason ?? error;
  const giveUp = (words) => fail(cause?.code ?? message, words);
  if (!appId) giveUp('If whole-tutorial is in your apps, run this again.');
  for (const pause of [1, 2, 4, 0]) {
    const { status } = await scale(0).catch((e) => ({ status: e.message }));
    if (/404 .*App with ID/s.test(status)) giveUp(`The app is gone: ${appId}`);
    if (status === 'STOPPED') giveUp(`Stopped the app, and kept it: ${appId}`);
    await sleep(pause * 1000);
  }
  giveUp(`The app may be running, and bills until you stop it:
curl -X PUT ${api}/app/${appId} -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: ${team ?? ''}" -H 'Content-Type: application/json' \\
  -d '{"configuration": {"active_workers": 0}}'`);
}

function fail(reason, words = '') {
  console.error(`Failed: ${reason.slice(0, 500)}\n${words}`);
  process.exit(1);
}
