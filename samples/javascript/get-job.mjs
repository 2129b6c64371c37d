// Shows the state of one job, and its result when there is one.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');

try {
  // region start
  const res = await fetch(
    `${api}/app/${appId}/job/${jobId}`,
    {
      headers: { 'x-api-key': key, ...team },
      signal: AbortSignal.timeout(30_000),
    },
  );
  const { data: job } = await read(res);
  console.log(`Status: ${job.status}`);
  console.log(JSON.stringify(job.result, null, 2));
  // region end
} catch (error) {
  fail(`Get job failed: ${error.cause?.code ?? error.message}`);
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
