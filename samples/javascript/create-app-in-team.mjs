// Creates an app that belongs to a team: only the x-team-id header differs.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID || fail('Set RUNGEN_TEAM_ID');

try {
  const response = await fetch(`${api}/app`, {
    method: 'POST',
    headers: {
      'x-api-key': key,
      'x-team-id': teamId,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      name: 'team-poster-maker',
      configuration: { gpu_tier: 'STANDARD' },
      workflow: {
        model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell',
        tools: {},
      },
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const { data: app } = await response.json();
  console.log(`App ID: ${app.id}`);
  console.log(`Owner team: ${app.owner_team_id}`);
} catch (error) {
  fail(`Create app failed: ${error.cause?.code ?? error.message}
If no answer came, look for the app in the team's list first`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
