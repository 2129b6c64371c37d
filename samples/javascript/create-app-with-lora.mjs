// Creates an app whose model is changed by a LoRA.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const json = { 'Content-Type': 'application/json' };
const modelUrl = 'https://huggingface.co/black-forest-labs/FLUX.1-dev';
const loraUrl = 'https://civitai.com/api/download/models/244808';

try {
  // region start
  const res = await fetch(`${api}/app`, {
    method: 'POST',
    headers: { 'x-api-key': key, ...team, ...json },
    body: JSON.stringify({
      name: 'styled-poster-maker',
      configuration: { gpu_tier: 'STANDARD' },
      workflow: { model_url: modelUrl, tools: {
        loras: [{
          id: '212532', versionId: '244808', weight: 0.8,
          name: 'Poster style', downloadUrl: loraUrl,
        }]}},
    }),
    signal: AbortSignal.timeout(30_000),
  });
  // region end

  const { data: app } = await read(res);
  console.log(`App ID: ${app.id}`);
  console.log(`Status: ${app.status}`);
  for (const lora of app.workflow.tools.loras) {
    console.log(`LoRA: ${lora.name}, weight ${lora.weight}`);
  }
} catch (error) {
  fail(`Create app failed: ${error.cause?.code ?? error.message}
After no answer, 408, 429 or 5XX, look for the app in your list first`);
}

async function read(res) {
  if (res.ok) return res.json();
  throw new Error(`${res.status} ${await res.text()}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
