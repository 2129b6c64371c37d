// From nothing to an image and back: create, start, run, save, stop, delete.
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');

// Sends one request and returns the decoded answer.
async function call(method, path, body) {
  const response = await fetch(api + path, {
    method,
    headers: { 'x-api-key': key, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${method} ${path} failed: ${response.status} ${text}`);
  }
  const answer = JSON.parse(text || '{}');
  return answer.data ?? answer;
}

// Returns the app or job at path once it has the wanted status.
async function waitFor(path, wanted, ...bad) {
  let wait = 1;
  let seen;
  const deadline = Date.now() + 900_000;
  while (Date.now() < deadline) {
    const found = await call('GET', path);
    if (found.status !== seen) console.log(`  ${found.status}`);
    seen = found.status;
    if (seen === wanted) return found;
    if (bad.includes(seen)) break;
    await sleep(wait * 1000);
    wait = Math.min(wait * 2, 30);
  }
  throw new Error(`${path} is ${seen}, not ${wanted}`);
}

async function makePoster(appId) {
  await call('PUT', `/app/${appId}`, { configuration: { active_workers: 1 } });
  await waitFor(`/app/${appId}`, 'RUNNING', 'STOPPED');

  const started = await call('POST', `/app/${appId}/run_async`, {
    input: { prompt: 'A poster of a lighthouse at dawn' },
  });
  const jobId = started.id ?? started.job_id;
  console.log(`Started job ${jobId}`);
  const path = `/app/${appId}/job/${jobId}`;
  const job = await waitFor(path, 'COMPLETED', 'FAILED', 'CANCELED');

  const url = job.result.images[0].image;
  const image = await fetch(url, { signal: AbortSignal.timeout(120_000) }); // signed: no key
  if (!image.ok) throw new Error(`Download failed: ${image.status}`);
  await writeFile('image-1.png', image.body);
  console.log('Saved image-1.png');
}

// An app that is left running goes on costing.
async function cleanUp(appId) {
  try {
    await call('PUT', `/app/${appId}`, {
      configuration: { active_workers: 0 },
    });
    console.log('Stopped the app');
  } finally {
    await call('DELETE', `/app/${appId}`);
    console.log('Deleted the app');
  }
}

try {
  const app = await call('POST', '/app', {
    name: 'poster-maker',
    configuration: { gpu_tier: 'STANDARD' },
    workflow: {
      model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
      tools: {},
    },
  });
  console.log(`Created app ${app.id}`);
  process.once('SIGINT', () =>
    cleanUp(app.id).finally(() => process.exit(130)),
  );
  await makePoster(app.id).finally(() => cleanUp(app.id));
} catch (error) {
  fail(error.message);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
