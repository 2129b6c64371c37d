// Starts an app with one worker. Billing starts with the first active worker.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const json = { 'Content-Type': 'application/json' };

console.log(`Using ${api} in ${context}`);
try {
  // region start
  const res = await fetch(`${api}/app/${appId}`, {
    method: 'PUT',
    headers: { 'x-api-key': key, ...team, ...json },
    body: JSON.stringify({
      configuration: { active_workers: 1 },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  const { data: app } = await read(res);
  console.log(`Status: ${app.status}`);
  // region end
} catch (error) {
  fail(`Start app failed: ${error.cause?.code ?? error.message}
Unless this was refused, the app may be running, and billing: run it again, or stop the app`);
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
