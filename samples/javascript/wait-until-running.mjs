// Waits until a started app is RUNNING, for 15 minutes at most.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

let wait = 1;
let seen;
const deadline = Date.now() + 900_000;
while (Date.now() < deadline) {
  const response = await fetch(`${api}/app/${appId}`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    fail(`Get app failed: ${response.status} ${await response.text()}`);
  }
  const answer = await response.json();
  // The app is the whole answer, or stands under "data": both forms are documented.
  const { status } = answer.data ?? answer;
  if (status !== seen) console.log(`Status: ${status}`);
  seen = status;

  if (status === 'RUNNING') process.exit();
  if (status === 'STOPPED') fail('The app is stopped: start it first');
  await sleep(wait * 1000);
  wait = Math.min(wait * 2, 30);
}

fail('The app is not running after 15 minutes');

function fail(message) {
  console.error(message);
  process.exit(1);
}
