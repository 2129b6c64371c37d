// Stops every app that has active workers, in one context.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
if (team) headers['x-team-id'] = team;
const body = JSON.stringify({ configuration: { active_workers: 0 } });

async function send(path, options) {
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(api + path, { headers, signal, ...options });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}

const apps = await send('/app').catch(({ cause, message }) =>
  fail(`No list of apps, so any may bill: ${cause?.code ?? message}`),
);
const active = apps.filter((app) => app.configuration.active_workers > 0);
if (active.length === 0) console.log('No app has active workers.');
for (const { id } of active) {
  let state = 'may be running, and bills';
  for (const pause of [1, 2, 4, 0]) {
    const app = await send(`/app/${id}`, { method: 'PUT', body }).catch(
      () => {},
    );
    state = app?.status ?? state;
    if (state === 'STOPPED') break;
    await sleep(pause * 1000);
  }
  console.log(`App ${id}: ${state}`);
  if (state !== 'STOPPED') process.exitCode = 1;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
