// Cancels a job that waits or runs.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');
const userId = process.env.RUNGEN_USER_ID || fail('Set RUNGEN_USER_ID');

try {
  const response = await fetch(`${api}/app/${appId}/job/${jobId}`, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'X-Authenticated-User-Id': userId },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const { data: job } = await response.json();
  console.log(`Status: ${job.status}`);
} catch (error) {
  fail(`Cancel job failed: ${error.cause?.code ?? error.message}
If no answer came, get the job: CANCELED means that this worked`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
