// Waits until a job ends, for 10 minutes at most, and prints its result. Links in it
// are signed: keep the output out of logs.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');
const userId = process.env.RUNGEN_USER_ID; // with it, the job is canceled at the limit
const limit = Number(process.env.RUNGEN_WAIT_SECONDS || 600);
const deadline = Date.now() + limit * 1000;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(name, () => giveUp(`Ended by ${name}. The job may go on`));
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
      giveUp(
        `${text}\nNot found in ${context}: check the IDs, and RUNGEN_TEAM_ID`,
      );
    }
    const mayPass = [0, 408, 429].includes(status) || status >= 500;
    if (!mayPass) giveUp(`Get job failed: ${status} ${text}`);
    if (Date.now() > deadline) {
      await atLimit(`Get job failed: ${status || ''} ${text}`);
    }
    await sleep(Math.max(pause, Math.min(after, 60)) * 1000);
  }
}

const path = `/app/${appId}/job/${jobId}`;
let pause = 1;
let seen;
// region start
while (Date.now() < deadline) {
  const { data: job } = await read(path);
  const { status } = job;
  if (status !== seen) console.log(`Status: ${status}`);
  seen = status;
  // Every other state, a new one too: keep waiting.
  if (seen === 'COMPLETED') finish(job.result);
  if (seen === 'FAILED' || seen === 'CANCELED') {
    giveUp(`The job is ${seen}: ${JSON.stringify(job)}`);
  }
  await sleep(pause * 1000);
  pause = Math.min(pause * 2, 30);
}
// region end

await atLimit(`The job is still ${seen} after ${limit} seconds`);

function finish(result) {
  console.log(JSON.stringify(result, null, 2));
  process.exit();
}

// Cancels the job, which would go on, where the user ID is known.
async function atLimit(reason) {
  if (!userId) {
    giveUp(
      `${reason}\nThe job may go on. Set RUNGEN_USER_ID to cancel it here`,
    );
  }
  let ended = 'Canceled the job';
  try {
    const response = await fetch(api + path, {
      method: 'PUT',
      headers: { 'x-api-key': key, ...team, 'X-Authenticated-User-Id': userId },
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (!response.ok) ended = `Cancel failed: ${response.status} ${text}`;
  } catch (error) {
    ended = `Cancel failed: no answer: ${error.cause?.code ?? error.message}`;
  }
  giveUp(`${reason}\n${ended}`);
}

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
