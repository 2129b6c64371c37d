// Waits until a started app is RUNNING, for 15 minutes at most.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
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
        headers: { 'x-api-key': key, ...team },
        signal: AbortSignal.timeout(30_000),
      });
      text = await response.text();
      after = Number(response.headers.get('retry-after')) || 0;
      status = response.status;
      if (response.ok) return JSON.parse(text);
    } catch (error) {
      text = `no answer: ${error.cause?.code ?? error.message}`;
    }
    if (status === 404) {
      fail(
        `${text}\nNot found in ${context}: check the ID, and RUNGEN_TEAM_ID`,
      );
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
// region start
while (Date.now() < deadline) {
  const answer = await read(`/app/${appId}`);
  // The app is the whole answer, or stands under "data".
  const { status } = answer.data ?? answer;
  if (status !== seen) console.log(`Status: ${status}`);
  seen = status;
  // Every other state, a new one too: keep waiting.
  if (seen === 'RUNNING') process.exit();
  if (seen === 'STOPPED') {
    fail('The app is stopped: start it first');
  }
  await sleep(pause * 1000);
  pause = Math.min(pause * 2, 30);
}
// region end

giveUp(`The app is still ${seen} after ${limit} seconds`);

// Ends the program, and says what goes on without it.
function giveUp(reason) {
  const inTeam = teamId ? ` -H 'x-team-id: ${teamId}'` : '';
  fail(`${reason}
The app may be running, and billing. To stop it:
curl -X PUT ${api}/app/${appId} -H "x-api-key: $RUNGEN_API_KEY"${inTeam} -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
