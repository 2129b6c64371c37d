// From nothing to an image and back: create, start, run, save, stop, delete.
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const limit = Number(process.env.RUNGEN_WAIT_SECONDS || 900);
const me = process.env.RUNGEN_USER_ID; // in a team: says which apps are yours
const ENDS = ['COMPLETED', 'FAILED', 'CANCELED']; // of a job

// An app that is like this one is used, and deleted at the end.
const newApp = {
  name: 'whole-tutorial',
  description: 'Made and deleted by the program whole-tutorial',
  configuration: { gpu_tier: 'STANDARD' },
  workflow: {
    model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
    tools: {},
  },
};

const interrupt = new AbortController();
let { signal } = interrupt; // ends what waits, until the program cleans up
let onSign = (sign) => interrupt.abort(new Error(`Ended by ${sign}`));
for (const sign of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(sign, () => onSign(sign));
}

// Sends one request; returns status (0: no answer), body and Retry-After.
function send(method, path, body, headers) {
  return request(api + path, {
    method,
    headers: {
      'x-api-key': key,
      ...team,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
}

async function request(url, options) {
  const timeout = AbortSignal.timeout(30_000);
  try {
    const response = await fetch(url, {
      ...options,
      signal: AbortSignal.any([signal, timeout]),
    });
    const content = Buffer.from(await response.arrayBuffer());
    const after = Number(response.headers.get('retry-after')) || 0;
    return { status: response.status, content, after };
  } catch (error) {
    signal.throwIfAborted();
    return { status: 0, content: error.cause?.code ?? error.message, after: 0 };
  }
}

function mayPass(status) {
  return [0, 408, 429].includes(status) || status >= 500;
}

// Returns what a try brings; tries again after no answer, 408, 429 and 5XX.
async function call(label, attempt, pauses = [1, 2, 4, 8, 16]) {
  for (let tries = 0; ; tries += 1) {
    const { status, content, after } = await attempt();
    const got = status || 'no answer';
    if (status >= 200 && status < 300) return content;
    if (!mayPass(status) || tries === pauses.length) {
      throw new Error(`${label} failed: ${got} ${content}`);
    }
    const pause = Math.min(Math.max(pauses[tries], after), 60);
    console.error(`${label}: ${got}, trying again in ${pause} s`);
    await nap(pause);
  }
}

async function nap(seconds) {
  await sleep(seconds * 1000, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}

function dataOf(content) {
  const answer = JSON.parse(content);
  return answer.data ?? answer;
}

// Whether this program made the app; in a team, whether you did.
function isOwn(app) {
  const { description, configuration, workflow } = newApp;
  return (
    app.description === description &&
    app.configuration.gpu_tier === configuration.gpu_tier &&
    app.workflow.model_url === workflow.model_url &&
    (!teamId || app.created_by === me)
  );
}

// An earlier run, or a try whose answer was lost, may have made the app.
async function findOrCreate() {
  const list = await send('GET', '/app');
  if (list.status !== 200) return list;
  const { name } = newApp;
  const same = dataOf(list.content).filter((app) => app.name === name);
  const own = same.find(isOwn);
  if (own) {
    userId = own.created_by;
    hasJobs = Object.values(own.jobs).some((count) => count > 0);
    console.log(`Found app ${own.id} by its name: going on with it`);
    return { status: 200, content: JSON.stringify(own) };
  }
  if (same.length > 0) {
    const [{ id, created_by }] = same;
    throw new Error(`Left app ${id} alone, which may be running, and billing: \
it has the name ${name}, and may be somebody else's. ${created_by} made it. In a \
team, set RUNGEN_USER_ID if that is you; or change the name in this program`);
  }
  const created = await send('POST', '/app', newApp);
  if (created.status >= 200 && created.status < 300) {
    const { id, created_by } = dataOf(created.content);
    userId = created_by;
    console.log(`Created app ${id}`);
  }
  return created;
}

function scale(path, workers) {
  return send('PUT', path, { configuration: { active_workers: workers } });
}

function run() {
  const input = { prompt: 'A poster of a lighthouse at dawn' };
  return send('POST', `${path}/run_async`, { input });
}

async function remove(path) {
  const answer = await send('DELETE', path);
  // 404: gone, by a try whose answer was lost.
  return answer.status === 404 ? { ...answer, status: 204 } : answer;
}

// Returns the app or job at path once its status is one of the ends.
async function waitFor(path, ...ends) {
  let pause = 1;
  let seen;
  const deadline = Date.now() + limit * 1000;
  while (Date.now() < deadline) {
    const found = dataOf(await call(`Read ${path}`, () => send('GET', path)));
    if (found.status !== seen) console.log(`  ${found.status}`);
    seen = found.status;
    if (ends.includes(seen)) return found;
    await nap(pause);
    pause = Math.min(pause * 2, 30);
  }
  isLate = true;
  throw new Error(`${path} is still ${seen} after ${limit} s`);
}

// Ends the program before the app is STOPPED, and says how to stop it.
function handOver(reason) {
  const inTeam = teamId ? ` -H 'x-team-id: ${teamId}'` : '';
  fail(`${reason}
The app may be running, and billing. To stop it:
curl -X PUT ${api}${path} -H "x-api-key: $RUNGEN_API_KEY"${inTeam} -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'`);
}

// Tries until the app is STOPPED, or gone: it goes on costing until then.
async function stop() {
  for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
    const { status, content, after } = await scale(path, 0);
    const got = `${status || 'no answer'} ${content}`;
    const isAnswered = status >= 200 && status < 300;
    if (status === 404 || (isAnswered && got.includes('"STOPPED"'))) return;
    if (!isAnswered && !mayPass(status)) handOver(`Stop app failed: ${got}`);
    const wait = Math.min(Math.max(pause, after), 60);
    console.error(`Stop app: ${got}, trying again in ${wait} s`);
    await nap(wait);
  }
}

// Cancels the job, which would go on; returns what is still open.
async function cancel() {
  const user = { 'X-Authenticated-User-Id': userId };
  try {
    const jobPath = `${path}/job/${openJob}`;
    await call('Cancel job', () => send('PUT', jobPath, undefined, user), []);
  } catch (error) {
    console.error(error.message);
    return openJob;
  }
  console.log(`Canceled job ${openJob}`);
  return '';
}

// Cancels a job at its limit, stops the app, which would go on costing, and deletes
// it, unless it has jobs whose results are not saved yet.
async function cleanUp() {
  signal = new AbortController().signal;
  // Another Ctrl+C ends this. A terminal that closes may send its signal twice.
  onSign = (sign) => sign === 'SIGHUP' || handOver(`Ended by ${sign}`);
  if (openJob && isLate) openJob = await cancel();
  await stop();
  onSign = () => {}; // nothing ends the rest
  console.log('Stopped the app');
  if (openJob || hasJobs) {
    const why = openJob
      ? `job ${openJob} may have a result`
      : 'it has earlier jobs';
    console.error(
      `Kept the app at ${path}: ${why}. Save the results, then delete the app`,
    );
    return;
  }
  try {
    await call('Delete app', () => remove(path));
  } catch (error) {
    fail(error.message);
  }
  console.log('Deleted the app');
}

let path = '';
let openJob = '';
let hasJobs = false; // of an earlier run
let isLate = false; // whether a limit was reached
let userId;
console.log(`Using ${api} in ${context}`);
try {
  // region start
  const app = dataOf(await call('Create app', findOrCreate));
  path = `/app/${app.id}`;
  await call('Start app', () => scale(path, 1));
  const live = await waitFor(path, 'RUNNING', 'STOPPED');
  if (live.status !== 'RUNNING') {
    throw new Error(`${path} is ${live.status}, not RUNNING`);
  }
  // One try: each run that arrives starts a job, also when
  // its answer is lost.
  const started = dataOf(await call('Run job', run, []));
  openJob = started.id ?? started.job_id;
  console.log(`Started job ${openJob}`);
  const jobPath = `${path}/job/${openJob}`;
  const job = await waitFor(jobPath, ...ENDS);
  // region end
  if (job.status !== 'COMPLETED') {
    openJob = '';
    throw new Error(`${jobPath} is ${job.status}, not COMPLETED`);
  }

  // The link is signed: it needs no key, and must not get yours.
  const { image: url } = job.result.images[0];
  await writeFile('image-1.png', await call('Download', () => request(url)));
  openJob = '';
  console.log('Saved image-1.png');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
if (path) await cleanUp();

function fail(message) {
  console.error(message);
  process.exit(1);
}
