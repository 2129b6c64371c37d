// Waits until a started app is RUNNING: 34 reads, with pauses of 15 minutes in all
// and up to 30 seconds for each answer.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const url = `${api}/app/${appId}`;
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, ...(team && { 'x-team-id': team }) };
// A redirect is not followed: another host could get your key.
const redirect = 'manual';
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => fail('ended by a signal'));
}
process.stdout.on('error', ({ message }) => fail(message));

let status = 'none';
for (let attempt = 0; attempt < 34; attempt += 1) {
  await sleep(Math.min(2 ** attempt, 30) * 1000);
  const signal = AbortSignal.timeout(30_000);
  try {
    const answer = await fetch(url, { headers, redirect, signal });
    if ([408, 429].includes(answer.status) || answer.status >= 500) continue;
    if (!answer.ok) fail(`${answer.status} ${await answer.text()}`);
    const app = await answer.json();
    if (!app.status) throw new Error('incomplete answer');
    if (app.status !== status) console.log(`Status: ${app.status}`);
    status = app.status;
  } catch ({ cause, message }) {
    // A wrong URL?
    if (attempt === 2 && status === 'none') fail(cause?.code ?? message);
  }
  if (['RUNNING', 'STOPPED'].includes(status)) break;
}
if (status !== 'RUNNING') fail(`The app is ${status}.`);

function fail(reason) {
  console.error(`Wait for app failed: ${reason.slice(0, 500)}
The app may be running, and bills until you stop it:
curl -X PUT "$RUNGEN_API/app/${process.env.RUNGEN_APP_ID || '$RUNGEN_APP_ID'}" -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: ${process.env.RUNGEN_TEAM_ID ?? ''}" -H 'Content-Type: application/json' \\
  -d '{"configuration": {"active_workers": 0}}'`);
  process.exit(1);
}
