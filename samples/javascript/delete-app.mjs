// Deletes an app and everything attached to it. This cannot be undone.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

try {
  // region start
  const res = await fetch(`${api}/app/${appId}`, {
    method: 'DELETE',
    headers: { 'x-api-key': key, ...team },
    signal: AbortSignal.timeout(30_000),
  });
  await read(res);
  console.log(`Deleted app ${appId}`);
  // region end
} catch (error) {
  fail(`Delete app failed: ${error.cause?.code ?? error.message}
After no answer, 408, 429 or 5XX, run this again: a 404 then means that it is gone`);
}

async function read(res) {
  if (res.ok) return; // there is nothing in the answer
  const text = `${res.status} ${await res.text()}`;
  if (res.status === 404) {
    fail(
      `${text}\nNot found in ${context}: it is gone, or check the ID and RUNGEN_TEAM_ID`,
    );
  }
  throw new Error(text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
