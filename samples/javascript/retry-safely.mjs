// Repeats each call in the way that is safe for it.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const name = 'retry-safely'; // an app of this name is made, and deleted again

// Sends one request; returns status (0: no answer), body and Retry-After.
async function call(method, path, body) {
  try {
    const response = await fetch(api + path, {
      method,
      headers: { 'x-api-key': key, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const after = Number(response.headers.get('retry-after')) || 0;
    return { status: response.status, text: await response.text(), after };
  } catch (error) {
    return { status: 0, text: error.cause?.code ?? error.message, after: 0 };
  }
}

// Returns the text of an answer. Tries four times at most, while nobody answers or
// it may pass. The status gone is a success from the second try on.
async function repeat(attempt, gone) {
  for (const wait of [1, 2, 4, 0]) {
    const { status, text, after } = await attempt();
    if (status >= 200 && status < 300) return text;
    if (wait !== 1 && status === gone) return text;
    const mayPass = [0, 408, 429].includes(status) || status >= 500;
    if (!mayPass || wait === 0) {
      fail(`Call failed: ${status || 'no answer'} ${text}`);
    }
    const pause = Math.max(wait, Math.min(after, 60));
    console.log(`Got ${status || 'no answer'}, trying again in ${pause} s`);
    await sleep(pause * 1000);
  }
}

// Create: each one that arrives makes an app, so every try looks first.
async function findOrCreate() {
  const found = await call('GET', '/app');
  if (found.status !== 200) return found;
  const data = JSON.parse(found.text).data.find((app) => app.name === name);
  if (data) return { status: 200, text: JSON.stringify({ data }) };
  return call('POST', '/app', {
    name,
    configuration: { gpu_tier: 'STANDARD' },
    workflow: {
      model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
      tools: {},
    },
  });
}

// Read, and update with the same body: repeat them as they are.
const app = JSON.parse(await repeat(() => call('GET', `/app/${appId}`)));
console.log(`Status: ${(app.data ?? app).status}`);

const newId = JSON.parse(await repeat(findOrCreate)).data.id;
console.log(`App ID: ${newId}`);

// Delete: 404 to the second try means that the first one worked.
await repeat(() => call('DELETE', `/app/${newId}`), 404);
console.log(`Deleted app ${newId}`);

// Run: each one that arrives starts a job, so there is one try.
const { status, text } = await call('POST', `/app/${appId}/run_async`, {
  input: { prompt: 'A poster of a lighthouse at dawn' },
});
if (status < 200 || status >= 300) {
  fail(`Run job failed: ${status || 'no answer'} ${text}
Look at the app's job counters before you run it again`);
}
const answer = JSON.parse(text);
console.log(`Job ID: ${answer.data?.id ?? answer.job_id}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
