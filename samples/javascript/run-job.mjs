// Starts a job and prints its ID. The result comes later.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

try {
  const response = await fetch(`${api}/app/${appId}/run_async`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      input: {
        prompt: 'A poster of a lighthouse at dawn',
        width: 1024,
        height: 1024,
      },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const answer = await response.json();
  // The ID is "data.id" or "job_id": both forms are documented.
  console.log(`Job ID: ${answer.data?.id ?? answer.job_id}`);
} catch (error) {
  fail(`Run job failed: ${error.cause?.code ?? error.message}
If no answer came, a job may run: look at the app's job counters first`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
