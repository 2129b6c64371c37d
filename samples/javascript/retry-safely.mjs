// Repeats each call in the way that is safe for it.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const me = process.env.RUNGEN_USER_ID; // in a team: says which apps are yours

// An app like this one is made, and deleted again.
const newApp = {
  name: 'retry-safely',
  description: 'Made and deleted by the program retry-safely',
  configuration: { gpu_tier: 'STANDARD' },
  workflow: {
    model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
    tools: {},
  },
};

// Sends one request; returns status (0: no answer), body and Retry-After.
async function call(method, path, body) {
  try {
    const response = await fetch(api + path, {
      method,
      headers: {
        'x-api-key': key,
        ...team,
        'Content-Type': 'application/json',
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const after = Number(response.headers.get('retry-after')) || 0;
    return { status: response.status, text: await response.text(), after };
  } catch (error) {
    return { status: 0, text: error.cause?.code ?? error.message, after: 0 };
  }
}

// Returns what an answer holds. Tries four times at most, while nobody answers or
// it may pass. The status gone is a success from the second try on.
async function repeat(attempt, gone) {
  for (const wait of [1, 2, 4, 0]) {
    const { status, text, after } = await attempt();
    if (wait !== 1 && status === gone) return;
    if (status >= 200 && status < 300) return text && JSON.parse(text);
    const mayPass = [0, 408, 429].includes(status) || status >= 500;
    if (!mayPass || wait === 0) {
      const hint = `\nNot found in ${context}: check the ID, and RUNGEN_TEAM_ID`;
      const where = status === 404 ? hint : '';
      fail(`Call failed: ${status || 'no answer'} ${text}${where}`);
    }
    const pause = Math.max(wait, Math.min(after, 60));
    console.log(`Got ${status || 'no answer'}, trying again in ${pause} s`);
    await sleep(pause * 1000);
  }
}

// Whether this program made the app, and nobody uses it; in a team, whether you
// made it.
function isOwn(app) {
  const { description, configuration, workflow } = newApp;
  return (
    app.description === description &&
    app.configuration.gpu_tier === configuration.gpu_tier &&
    app.workflow.model_url === workflow.model_url &&
    Object.values(app.jobs).every((count) => count === 0) &&
    (!teamId || app.created_by === me)
  );
}

// Create: each one that arrives makes an app, so every try looks first.
async function findOrCreate() {
  const found = await call('GET', '/app');
  if (found.status !== 200) return found;
  const { name } = newApp;
  const same = JSON.parse(found.text).data.filter((app) => app.name === name);
  const data = same.find(isOwn);
  if (data) return { status: 200, text: JSON.stringify({ data }) };
  if (same.length > 0) {
    const [{ id, created_by }] = same;
    fail(`Left app ${id} alone, which may be running, and billing: \
it has the name ${name}, and may be somebody else's. ${created_by} made it. In a \
team, set RUNGEN_USER_ID if that is you; or change the name in this program`);
  }
  return call('POST', '/app', newApp);
}

const path = `/app/${appId}`;
const body = { input: { prompt: 'A poster of a lighthouse at dawn' } };

// region start
// Read, and update with the same body: repeat as it is.
const app = await repeat(() => call('GET', path));
console.log(`Status: ${(app.data ?? app).status}`);
// Create: each that arrives makes an app, so look first.
const created = await repeat(findOrCreate);
const newId = created.data.id;
console.log(`App ID: ${newId}`);
// Delete: 404 to a second try means that the app is gone.
const remove = () => call('DELETE', `/app/${newId}`);
await repeat(remove, 404);
console.log(`Deleted app ${newId}`);
// Run: each one that arrives starts a job: one try.
const run = await call('POST', `${path}/run_async`, body);
// region end

const { status, text } = run;
if (status < 200 || status >= 300) {
  fail(`Run job failed: ${status || 'no answer'} ${text}
A job may run: compare the app's job counters before you run it again`);
}
const answer = JSON.parse(text);
console.log(`Job ID: ${answer.data?.id ?? answer.job_id}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
