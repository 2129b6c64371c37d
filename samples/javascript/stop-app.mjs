// Stops an app by taking its workers away. Billing for it pauses.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

try {
  const response = await fetch(`${api}/app/${appId}`, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ configuration: { active_workers: 0 } }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const { data: app } = await response.json();
  console.log(`Status: ${app.status}`);
} catch (error) {
  fail(`Stop app failed: ${error.cause?.code ?? error.message}
The app may still be running, and billing: run this again until it is STOPPED`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
