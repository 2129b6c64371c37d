// Deletes an app and everything attached to it. This cannot be undone.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

try {
  const response = await fetch(`${api}/app/${appId}`, {
    method: 'DELETE',
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  console.log(`Deleted app ${appId}`);
} catch (error) {
  fail(`Delete app failed: ${error.cause?.code ?? error.message}
If no answer came, run this again: a 404 then means that the app is gone`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
