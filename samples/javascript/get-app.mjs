// Shows the state of one app.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');

try {
  // region start
  const res = await fetch(`${api}/app/${appId}`, {
    headers: { 'x-api-key': key, ...team },
    signal: AbortSignal.timeout(30_000),
  });
  const answer = await read(res);
  // The app is the whole answer, or stands under "data".
  const app = answer.data ?? answer;
  console.log(`Name: ${app.name}`);
  // region end
  console.log(`Created by: ${app.created_by}`);
  console.log(`Status: ${app.status}`);
  console.log(`Active workers: ${app.configuration.active_workers}`);
  console.log(`Jobs waiting: ${app.jobs.in_queue}`);
  console.log(`Jobs in progress: ${app.jobs.in_progress}`);
  console.log(`Jobs completed: ${app.jobs.completed}`);
  console.log(`Jobs failed: ${app.jobs.failed}`);
} catch (error) {
  fail(`Get app failed: ${error.cause?.code ?? error.message}`);
}

async function read(res) {
  if (res.ok) return res.json();
  const text = `${res.status} ${await res.text()}`;
  if (res.status === 404) {
    fail(`${text}\nNot found in ${context}: check the ID, and RUNGEN_TEAM_ID`);
  }
  throw new Error(text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
