import {inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {drawPicture} from '@site/sandbox/picture';

/** Decodes a PNG as a client does: its header, its only data chunk and its rows. */
function readPng(file: Buffer) {
  expect(file.toString('hex', 0, 8)).toBe('89504e470d0a1a0a');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const data = file.indexOf('IDAT');
  const bytes = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  expect(bytes.length).toBe((width * 3 + 1) * height);
  return {width, height, first: bytes.toString('hex', 1, 7), last: bytes.toString('hex', -6)};
}

test.each([
  [1024, 768, 1024, 768],
  [1, 1e9, 64, 2048],
  [-5, 0, 64, 64],
  [300.6, 300.4, 301, 300],
  [undefined, undefined, 512, 512],
])('for a size of %s by %s it draws %i by %i', async (width, height, isWide, isHigh) => {
  const size = {...(width !== undefined && {width}), ...(height !== undefined && {height})};
  const picture = readPng(Buffer.from(await drawPicture({prompt: 'A lighthouse', ...size})));
  expect(picture).toMatchObject({width: isWide, height: isHigh});
});

test.each(['', 'A lighthouse at dawn', '日本の灯台', '\u0000\ud800'])(
  'the prompt %j always gives the same picture, in two colors',
  async (prompt) => {
    const [one, other] = [await drawPicture({prompt}), await drawPicture({prompt})];
    expect(Buffer.compare(one, other)).toBe(0);
    const {first, last} = readPng(Buffer.from(one));
    expect(first.slice(0, 6)).toBe(first.slice(6));
    expect(first).not.toBe(last);
    // An end chunk is empty, so its checksum is always the same.
    expect(Buffer.from(one.subarray(-12)).toString('hex')).toBe('0000000049454e44ae426082');
  },
);
