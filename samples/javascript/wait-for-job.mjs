// Waits until a job ends, for 10 minutes at most, and prints its result.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');

let wait = 1;
let seen;
const deadline = Date.now() + 600_000;
while (Date.now() < deadline) {
  const response = await fetch(`${api}/app/${appId}/job/${jobId}`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    fail(`Get job failed: ${response.status} ${await response.text()}`);
  }
  const { data: job } = await response.json();
  if (job.status !== seen) console.log(`Status: ${job.status}`);
  seen = job.status;

  // Every other state, a new one included, means: keep waiting.
  if (job.status === 'COMPLETED') {
    console.log(JSON.stringify(job.result, null, 2));
    process.exit();
  }
  if (job.status === 'FAILED' || job.status === 'CANCELED') {
    fail('The job ended without a result');
  }
  await sleep(wait * 1000);
  wait = Math.min(wait * 2, 30);
}

fail('The job has not ended after 10 minutes');

function fail(message) {
  console.error(message);
  process.exit(1);
}
