// Creates an app. It has no workers yet: start it before you run a job.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');

try {
  const response = await fetch(`${api}/app`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'poster-maker',
      description: 'Draws posters from a prompt',
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
  console.log(`Status: ${app.status}`);
} catch (error) {
  fail(`Create app failed: ${error.cause?.code ?? error.message}
If no answer came, look for the app in your list first`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
