// Waits until a job ends: 24 reads, with pauses of 10 minutes in all, and up to 30
// seconds for each answer. Keep its signed links out of logs.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');
const url = `${api}/app/${appId}/job/${jobId}`;
const team = process.env.RUNGEN_TEAM_ID;
const headers = { 'x-api-key': key, ...(team && { 'x-team-id': team }) };
// A redirect is not followed: another host could get your key.
const redirect = 'manual';
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => fail('ended by a signal'));
}
process.stdout.on('error', ({ message }) => fail(message));

let job = { status: 'none' };
for (let attempt = 0; attempt < 24; attempt += 1) {
  await sleep(Math.min(2 ** attempt, 30) * 1000);
  const signal = AbortSignal.timeout(30_000);
  try {
    const answer = await fetch(url, { headers, redirect, signal });
    if ([408, 429].includes(answer.status) || answer.status >= 500) continue;
    if (!answer.ok) fail(`${answer.status} ${await answer.text()}`);
    const { data } = await answer.json();
    if (!data.status) throw new Error('incomplete answer');
    if (data.status !== job.status) console.log(`Status: ${data.status}`);
    job = data;
  } catch ({ cause, message }) {
    if (attempt === 2 && job.status === 'none') fail(cause?.code ?? message);
  }
  if (['COMPLETED', 'FAILED', 'CANCELED'].includes(job.status)) break;
}
if (job.status !== 'COMPLETED') fail(`The job is ${job.status}.`);
if (!job.result) fail('The job has no result.');
console.log(JSON.stringify(job.result, null, 2));

function fail(reason) {
  console.error(`Wait for job failed: ${reason.slice(0, 500)}
A job that has not ended goes on. The app bills until you stop it:
curl -X PUT "$RUNGEN_API/app/${process.env.RUNGEN_APP_ID || '$RUNGEN_APP_ID'}" -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: ${process.env.RUNGEN_TEAM_ID ?? ''}" -H 'Content-Type: application/json' \\
  -d '{"configuration": {"active_workers": 0}}'`);
  process.exit(1);
}
