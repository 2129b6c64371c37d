import {inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {findPicture} from '../src/handlers/jobs';
import {renderPng} from '../src/picture/png';
import {drawScene} from '../src/picture/scene';
import {readId, makeApp, start} from './mock';

/** Draws a picture of 128 by 160 pixels. */
const draw = async (prompt: string): Promise<Buffer> =>
  Buffer.from(await (await renderPng({prompt, width: 128, height: 160})).arrayBuffer());

/** Decodes a PNG as a client does. */
function readPng(file: Buffer) {
  const data = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  return {width: file.readUInt32BE(16), height: file.readUInt32BE(20), rows};
}

test.each([
  [1024, 768, 1024, 768],
  [1, 1e9, 64, 2048],
  [-5, 0, 64, 64],
  [300.6, 300.4, 301, 300],
  [undefined, undefined, 512, 512],
])('the size %s by %s gives %i by %i pixels', async (width, height, isWide, isHigh) => {
  const mock = start();
  const app = await makeApp(mock, 1);
  const body = {input: {prompt: 'A lighthouse', width, height}};
  const id = readId(await mock.call(`POST ${app}/run_async`, {body}));
  mock.pass(60);
  await mock.call(`GET ${app}/job/${id}`);
  const input = findPicture(mock.state, `/mock-files/${id}.png`);
  expect(input).toEqual({prompt: 'A lighthouse', width: isWide, height: isHigh});
});

test('a file has the pixels of its scene', async () => {
  const {width, height, rows} = readPng(await draw('A lighthouse at dawn'));
  expect([width, height, rows.length]).toEqual([128, 160, (128 * 3 + 1) * 160]);
  const scene = drawScene({prompt: 'A lighthouse at dawn', width, height});
  const there = scene.filter(({left, top, right, bottom}) => {
    return left <= 64 && right > 64 && top <= 120 && bottom > 120;
  });
  const pixel = 120 * (128 * 3 + 1) + 1 + 64 * 3;
  expect(`#${rows.toString('hex', pixel, pixel + 3)}`).toBe(there.at(-1)?.color);
});
