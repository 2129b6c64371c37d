// Shows the state of one app.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

try {
  const response = await fetch(`${api}/app/${appId}`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const answer = await response.json();
  // The app is the whole answer. Accept it under "data" too, as other answers have it.
  const app = answer.data ?? answer;
  console.log(`Name: ${app.name}`);
  console.log(`Status: ${app.status}`);
  console.log(`Active workers: ${app.configuration.active_workers}`);
  console.log(`Jobs waiting: ${app.jobs.in_queue}`);
  console.log(`Jobs in progress: ${app.jobs.in_progress}`);
} catch (error) {
  fail(`Get app failed: ${error.cause?.code ?? error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
