// Saves the images of a completed job, before their links expire.
import { rename, writeFile } from 'node:fs/promises';

const api = process.env.RUNGEN_API || fail('Set RUNGEN_API');
const key = process.env.RUNGEN_API_KEY || fail('Set RUNGEN_API_KEY');
const appId = process.env.RUNGEN_APP_ID || fail('Set RUNGEN_APP_ID');
const jobId = process.env.RUNGEN_JOB_ID || fail('Set RUNGEN_JOB_ID');
const team = process.env.RUNGEN_TEAM_ID;

try {
  const answer = await fetch(`${api}/app/${appId}/job/${jobId}`, {
    headers: { 'x-api-key': key, ...(team && { 'x-team-id': team }) },
    redirect: 'manual', // if it is followed, another host could get your key
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { data: job } = await answer.json();
  if (job.status !== 'COMPLETED') {
    fail(`No image yet: the job is ${job.status}`);
  }
  if (!job.result.images.length) fail('The job has no images');

  for (const [index, { image }] of job.result.images.entries()) {
    // The link is signed: it must not get your key.
    const signal = AbortSignal.timeout(120_000);
    const download = await fetch(image, { signal });
    const bytes = Buffer.from(await download.arrayBuffer());
    const got = `${download.status} ${download.headers.get('content-type')}`;
    const isImage = download.ok && !/text|html|xml|json/i.test(got);
    const isCut = bytes.indexOf('PNG') === 1 && !bytes.includes('IEND');
    if (!isImage || isCut || !bytes.length) throw new Error(`download: ${got}`);
    const file = `image-${index + 1}.png`;
    await writeFile(`${file}.part`, bytes); // a full disk leaves no half of an image
    await rename(`${file}.part`, file);
    console.log(`Saved ${file}`);
  }
} catch (error) {
  fail(`Save image failed: ${error.cause?.code ?? error.message}`);
}

function fail(message) {
  console.error(message.slice(0, 500));
  process.exit(1);
}
