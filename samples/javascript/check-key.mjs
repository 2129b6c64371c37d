// Checks that the API accepts your key. Changes nothing.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';

try {
  // region start
  const res = await fetch(`${api}/app`, {
    headers: { 'x-api-key': key, ...team },
    signal: AbortSignal.timeout(30_000),
  });
  const { data: apps } = await read(res);
  // region end
  console.log(`Key accepted. Apps in ${context}: ${apps.length}`);
} catch (error) {
  fail(`Check failed: ${error.cause?.code ?? error.message}`);
}

async function read(res) {
  if (res.ok) return res.json();
  throw new Error(`${res.status} ${await res.text()}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
