// Cancels a job that waits or runs.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');
const userId = process.env.RUNGEN_USER_ID || fail('Set RUNGEN_USER_ID');

const response = await fetch(`${api}/app/${appId}/job/${jobId}`, {
  method: 'PUT',
  headers: { 'x-api-key': key, 'X-Authenticated-User-Id': userId },
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) {
  fail(`Cancel job failed: ${response.status} ${await response.text()}`);
}

const { data: job } = await response.json();
console.log(`Status: ${job.status}`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
