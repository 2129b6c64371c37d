// Shows the state of one job, and its result when there is one.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');

try {
  const response = await fetch(`${api}/app/${appId}/job/${jobId}`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const { data: job } = await response.json();
  console.log(`Status: ${job.status}`);
  console.log(JSON.stringify(job.result, null, 2));
} catch (error) {
  fail(`Get job failed: ${error.cause?.code ?? error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
