// Waits until a started app is RUNNING, for 15 minutes at most.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const limit = Number(process.env.RUNGEN_WAIT_SECONDS || 900);
const deadline = Date.now() + limit * 1000;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(name, () => giveUp(`Ended by ${name}`));
}

// Returns what stands at a path. Asks again after no answer, 408, 429 and 5XX:
// a read may be repeated.
async function read(path) {
  for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
    let status = 0;
    let text;
    let after = 0;
    try {
      const response = await fetch(api + path, {
        headers: { 'x-api-key': key },
        signal: AbortSignal.timeout(30_000),
      });
      text = await response.text();
      after = Number(response.headers.get('retry-after')) || 0;
      status = response.status;
      if (response.ok) return JSON.parse(text);
    } catch (error) {
      text = `no answer: ${error.cause?.code ?? error.message}`;
    }
    const mayPass = [0, 408, 429].includes(status) || status >= 500;
    if (!mayPass || Date.now() > deadline) {
      giveUp(`Get app failed: ${status || ''} ${text}`);
    }
    await sleep(Math.max(pause, Math.min(after, 60)) * 1000);
  }
}

let pause = 1;
let seen;
while (Date.now() < deadline) {
  const answer = await read(`/app/${appId}`);
  // The app is the whole answer. Accept it under "data" too, as other answers have it.
  const { status } = answer.data ?? answer;
  if (status !== seen) console.log(`Status: ${status}`);
  seen = status;

  // Every other state, a new one included, means: keep waiting.
  if (seen === 'RUNNING') process.exit();
  if (seen === 'STOPPED') fail('The app is stopped: start it first');
  await sleep(pause * 1000);
  pause = Math.min(pause * 2, 30);
}

giveUp(`The app is still ${seen} after ${limit} seconds`);

// Ends the program, and says what goes on without it.
function giveUp(reason) {
  fail(`${reason}
The app may be running, and billing. To stop it:
curl -X PUT ${api}/app/${appId} -H "x-api-key: $RUNGEN_API_KEY" -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
