// Saves the images of a completed job, before their links expire.
import { writeFile } from 'node:fs/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');

try {
  const response = await fetch(`${api}/app/${appId}/job/${jobId}`, {
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }
  const { data: job } = await response.json();
  if (job.status !== 'COMPLETED')
    fail(`No image yet: the job is ${job.status}`);

  for (const [index, { image: url }] of job.result.images.entries()) {
    // The link is signed: it needs no key, and must not get yours.
    const download = await fetch(url, { signal: AbortSignal.timeout(120_000) });
    if (!download.ok) throw new Error(`${download.status} from the link`);
    const file = `image-${index + 1}.png`;
    await writeFile(file, Buffer.from(await download.arrayBuffer()));
    console.log(`Saved ${file}`);
  }
} catch (error) {
  fail(`Save image failed: ${error.cause?.code ?? error.message}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
