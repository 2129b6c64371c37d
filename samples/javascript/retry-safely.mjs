// Repeats only the calls that may be repeated.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

// Sends one request and returns status and body; status 0 means no answer.
async function call(method, path, body) {
  try {
    const response = await fetch(api + path, {
      method,
      headers: { 'x-api-key': key, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: error.cause?.message ?? error.message };
  }
}

// For GET, for PUT with the same body and for DELETE: sending them twice leaves
// the same state as sending them once.
async function callWithRetries(method, path, body) {
  for (const wait of [1, 2, 4, 0]) {
    const { status, text } = await call(method, path, body);
    if (status >= 200 && status < 300) return JSON.parse(text || 'null');
    // Below 500 the request has to change: the same one would fail again.
    if ((status > 0 && status < 500) || wait === 0) {
      fail(`Call failed: ${status} ${text}`);
    }
    console.log(`Got ${status || 'no answer'}, trying again in ${wait} s`);
    await sleep(wait * 1000);
  }
}

const found = await callWithRetries('GET', `/app/${appId}`);
console.log(`Status: ${(found.data ?? found).status}`);

// Not for POST: each run that arrives starts a job, also when its answer is lost.
const { status, text } = await call('POST', `/app/${appId}/run_async`, {
  input: { prompt: 'A poster of a lighthouse at dawn' },
});
if (status < 200 || status >= 300) {
  fail(`Run job failed: ${status} ${text}
Look at the app's job counters before you run it again`);
}
const answer = JSON.parse(text);
console.log(`Job ID: ${answer.data?.id ?? answer.job_id}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
