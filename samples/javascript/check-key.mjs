// Checks that the API accepts your key. Changes nothing.
const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');

try {
  const response = await fetch(`${api}/app`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }

  const { data: apps } = await response.json();
  console.log(`Key accepted. Apps in your personal context: ${apps.length}`);
} catch (error) {
  fail(`Check failed: ${error.cause?.code ?? error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
