// Stops every app that has active workers: in your personal context, and in each
// team of RUNGEN_TEAM_IDS, which are separated by spaces, or of RUNGEN_TEAM_ID.
// Ends with 0 when the list of each context shows no active workers.
import { setTimeout as sleep } from 'node:timers/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teams = process.env.RUNGEN_TEAM_IDS || process.env.RUNGEN_TEAM_ID || '';
const stop = { configuration: { active_workers: 0 } };
// A redirect is not followed: another host could get your key.
const redirect = 'manual';
// It goes on when its terminal is closed, and when nobody reads what it prints.
process.on('SIGHUP', () => {});
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', () => {});
}

// Returns the status (0: no answer) and the data of an answer.
async function send(method, path, teamId, data) {
  const headers = { 'x-api-key': key, 'Content-Type': 'application/json' };
  if (teamId) headers['x-team-id'] = teamId;
  try {
    const body = JSON.stringify(data);
    const signal = AbortSignal.timeout(30_000);
    const init = { method, headers, body, redirect };
    const answer = await fetch(api + path, { ...init, signal });
    const { status } = answer;
    const text = await answer.text();
    if (!answer.ok) return { status, problem: `${status} ${text}` };
    return { status, data: JSON.parse(text).data, problem: text };
  } catch (error) {
    return { status: 0, problem: error.cause?.code ?? error.message };
  }
}

// Returns whether a list showed no active workers.
async function stopAll(context, teamId) {
  let active = [];
  let problem;
  for (const pause of [1, 2, 4, 8, 0]) {
    const before = active;
    const list = await send('GET', '/app', teamId);
    if (Array.isArray(list.data)) {
      active = list.data
        .filter((app) => app?.configuration?.active_workers !== 0)
        .map((app) => app?.id);
      problem = active.join(' ');
      if (active.length === 0) {
        console.log(`${context}: no app has active workers`);
        return true;
      }
      for (const id of active) {
        if (!before.includes(id)) console.log(`${context}: stopping app ${id}`);
        await send('PUT', `/app/${id}`, teamId, stop);
      }
    } else {
      problem = `no list of apps, ${list.problem.slice(0, 500)}`;
      const isRefused = list.status >= 400 && list.status < 500;
      if (isRefused && ![408, 429].includes(list.status)) break;
    }
    await sleep(pause * 1000);
  }
  console.error(`${context}: any app may bill: ${problem}`);
  return false;
}

const results = [await stopAll('Personal context')];
for (const teamId of teams.split(/[\s,]+/).filter(Boolean)) {
  results.push(await stopAll(`Team ${teamId}`, teamId));
}
if (results.includes(false)) process.exitCode = 1;

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
