// Starts a job and prints its ID. The result comes later.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const json = { 'Content-Type': 'application/json' };

try {
  // region start
  const res = await fetch(`${api}/app/${appId}/run_async`, {
    method: 'POST',
    headers: { 'x-api-key': key, ...team, ...json },
    body: JSON.stringify({
      input: {
        prompt: 'A poster of a lighthouse at dawn',
        width: 1024,
        height: 1024,
      },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = await read(res);
  // region end

  // The ID is "data.id" or "job_id": both forms are documented.
  console.log(`Job ID: ${answer.data?.id ?? answer.job_id}`);
} catch (error) {
  fail(`Run job failed: ${error.cause?.code ?? error.message}
After no answer, 408, 429 or 5XX, a job may run: compare the app's job counters first`);
}

async function read(res) {
  if (res.ok) return res.json();
  const text = `${res.status} ${await res.text()}`;
  if (res.status === 404) {
    fail(`${text}\nNot found in ${context}: check the ID, and RUNGEN_TEAM_ID`);
  }
  throw new Error(text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
