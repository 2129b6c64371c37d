// Cancels a job that waits or runs.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');
const userId = process.env.RUNGEN_USER_ID || fail('Set RUNGEN_USER_ID');

try {
  // region start
  const res = await fetch(
    `${api}/app/${appId}/job/${jobId}`,
    {
      method: 'PUT',
      headers: {
        'x-api-key': key,
        ...team,
        'X-Authenticated-User-Id': userId,
      },
      signal: AbortSignal.timeout(30_000),
    },
  );
  const { data: job } = await read(res);
  console.log(`Status: ${job.status}`);
  // region end
} catch (error) {
  fail(`Cancel job failed: ${error.cause?.code ?? error.message}
After no answer, 408, 429 or 5XX, get the job: CANCELED means that this worked`);
}

async function read(res) {
  if (res.ok) return res.json();
  const text = `${res.status} ${await res.text()}`;
  if (res.status === 404) {
    fail(`${text}\nNot found in ${context}: check the IDs, and RUNGEN_TEAM_ID`);
  }
  throw new Error(text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
