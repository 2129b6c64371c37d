// Stops an app by taking its workers away. Billing for it pauses.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const json = { 'Content-Type': 'application/json' };

try {
  // region start
  const res = await fetch(`${api}/app/${appId}`, {
    method: 'PUT',
    headers: { 'x-api-key': key, ...team, ...json },
    body: JSON.stringify({
      configuration: { active_workers: 0 },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  const { data: app } = await read(res);
  console.log(`Status: ${app.status}`);
  // region end
} catch (error) {
  fail(`Stop app failed: ${error.cause?.code ?? error.message}
The app may still be running, and billing: run this again until it is STOPPED`);
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
