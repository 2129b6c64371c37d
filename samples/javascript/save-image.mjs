// Saves the images of a completed job, before their links expire.
import { writeFile } from 'node:fs/promises';

const api = process.env.RUNGEN_API || 'https://api.rungen.ai';
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const teamId = process.env.RUNGEN_TEAM_ID;
const team = teamId ? { 'x-team-id': teamId } : {};
const context = teamId ? `team ${teamId}` : 'your personal context';
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');

try {
  const res = await fetch(`${api}/app/${appId}/job/${jobId}`, {
    headers: { 'x-api-key': key, ...team },
    signal: AbortSignal.timeout(30_000),
  });
  const { data: job } = await read(res);
  if (job.status !== 'COMPLETED')
    fail(`No image yet: the job is ${job.status}`);

  const { images } = job.result;
  // region start
  for (const [index, { image }] of images.entries()) {
    // The link is signed: it must not get your key.
    const signal = AbortSignal.timeout(120_000);
    const download = await fetch(image, { signal });
    if (!download.ok) throw new Error(download.status);
    const file = `image-${index + 1}.png`;
    const content = await download.arrayBuffer();
    await writeFile(file, Buffer.from(content));
    console.log(`Saved ${file}`);
  }
  // region end
} catch (error) {
  fail(`Save image failed: ${error.cause?.code ?? error.message}`);
}

async function read(res) {
  if (res.ok) return res.json();
  const text = `${res.status} ${await res.text()}`;
  if (res.status === 404) {
    fail(`${text}\nNot found in ${context}: check the IDs, and RUNGEN_TEAM_ID`);
  }
  throw new Error(text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
