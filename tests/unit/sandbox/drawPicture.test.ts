import {inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {drawPicture as drawBytes} from '@site/sandbox/drawPicture';
import {at, createApp, runJob, start, startApp, watchJob} from './callSandbox';

const SIGNATURE = '89504e470d0a1a0a';

async function drawPicture(input: Parameters<typeof drawBytes>[0]): Promise<Buffer> {
  return Buffer.from(await drawBytes(input));
}

/** Decodes a PNG as a client does: its header, its only data chunk and its rows. */
function readPng(file: Buffer) {
  expect(file.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
  expect(file.toString('latin1', 12, 16)).toBe('IHDR');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const data = file.indexOf('IDAT');
  const bytes = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  expect(bytes.length).toBe((width * 3 + 1) * height);
  const rows = Array.from({length: height}, (_, y) =>
    bytes.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1)),
  );
  return {width, height, rows};
}

/** @returns how many lines of text a picture has: contiguous groups of pixel rows that contain white */
function countLines(file: Buffer): number {
  const lit = readPng(file).rows.map((row) => row.includes(Buffer.from([255, 255, 255])));
  return lit.filter((isLit, y) => isLit && !lit[y - 1]).length;
}

test.each([
  [1024, 768, 1024, 768],
  [64, 2048, 64, 2048],
  [1, 1e9, 64, 2048],
  [-5, 0, 64, 64],
  [300.6, 300.4, 301, 300],
  [undefined, undefined, 512, 512],
])('for a size of %s by %s it draws %i by %i', async (width, height, isWide, isHigh) => {
  const size = {...(width !== undefined && {width}), ...(height !== undefined && {height})};
  expect(readPng(await drawPicture({prompt: 'A lighthouse', ...size}))).toMatchObject({
    width: isWide,
    height: isHigh,
  });
});

test('every checksum of the file is right', async () => {
  const file = await drawPicture({prompt: 'A lighthouse'});
  // An end chunk is empty, so its checksum is always the same.
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});

test('the same prompt always gives the same picture, another prompt a different one', async () => {
  const size = {width: 200, height: 100};
  const draw = async (prompt: string) => (await drawPicture({prompt, ...size})).toString('hex');
  expect(await draw('A lighthouse')).toBe(await draw('A lighthouse'));
  const prompts = ['A lighthouse', 'a lighthouse', 'A lighthouses', '', '👩‍🚀'];
  const pictures = await Promise.all(prompts.map(draw));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a long prompt takes more lines, and one that is too long is cut before the last line', async () => {
  const lines = async (prompt: string) =>
    countLines(await drawPicture({prompt, width: 512, height: 512}));
  expect(await lines('')).toBe(1);
  expect(await lines('Dawn')).toBe(2);
  expect(await lines('A poster of a lighthouse at dawn, by the sea')).toBe(3);
  expect(await lines('Supercalifragilisticexpialidocious')).toBe(3);
  expect(await lines('wave '.repeat(10_000))).toBe(await lines('wave '.repeat(1_000)));
});

test.each(['🌊', '👩‍👩‍👧 café', '日本の灯台', '\u0000\n\t', '\ud800'])(
  '%j can be drawn',
  async (prompt) => {
    expect(readPng(await drawPicture({prompt})).width).toBe(512);
  },
);

test('the picture of a completed job has the requested size, and can be fetched without a key', async () => {
  const server = await start();
  const appId = await createApp(server);
  await startApp(server, appId);
  const body = {input: {prompt: 'A lighthouse', width: 320, height: 200}};
  const queued = await server.call('POST', `/app/${appId}/run_async`, {body});
  const jobId = String(at(queued.json, 'data', 'id'));
  const early = await fetch(`${server.url}/mock-files/${jobId}.png`);
  expect(early.status).toBe(404);
  expect(await early.text()).toContain('no app has a completed job of that ID');
  await watchJob(server, appId, jobId);
  const job = await server.call('GET', `/app/${appId}/job/${jobId}`);
  const link = String(at(job.json, 'data', 'result', 'images', 0, 'image'));
  const answer = await fetch(link);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const picture = readPng(Buffer.from(await answer.arrayBuffer()));
  expect(picture).toMatchObject({width: 320, height: 200});
  const other = await fetch(link.replace(jobId, await runJob(server, appId)));
  expect(other.status).toBe(404);
});
