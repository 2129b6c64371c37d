// Creates an app that belongs to a team: only the x-team-id header differs.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const team = process.env.RUNGEN_TEAM_ID || fail('Set RUNGEN_TEAM_ID');
const json = { 'Content-Type': 'application/json' };
const modelUrl = 'https://huggingface.co/black-forest-labs/FLUX.1-schnell';

try {
  // region start
  const res = await fetch(`${api}/app`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'x-team-id': team, ...json },
    body: JSON.stringify({
      name: 'team-poster-maker',
      configuration: { gpu_tier: 'STANDARD' },
      workflow: { model_url: modelUrl, tools: {} },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  const { data: app } = await read(res);
  console.log(`App ID: ${app.id}`);
  console.log(`Owner team: ${app.owner_team_id}`);
  // region end
} catch (error) {
  fail(`Create app failed: ${error.cause?.code ?? error.message}
After no answer, 408, 429 or 5XX, look for the app in the team's list first`);
}

async function read(res) {
  if (res.ok) return res.json();
  throw new Error(`${res.status} ${await res.text()}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
