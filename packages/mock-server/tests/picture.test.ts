import {inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {renderPicture} from '../src/picture/png';

const draw = async (...input: Parameters<typeof renderPicture>): Promise<Buffer> =>
  Buffer.from(await (await renderPicture(...input)).arrayBuffer());

/** Decodes a PNG as a client does: its header, its only data chunk and its rows. */
function readPng(file: Buffer) {
  expect(file.toString('hex', 0, 8)).toBe('89504e470d0a1a0a');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const data = file.indexOf('IDAT');
  const bytes = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  const row = width * 3 + 1;
  expect(bytes.length).toBe(row * height);
  const colors = new Set<string>();
  for (let y = 0; y < height; y += 1) {
    expect(bytes[y * row]).toBe(0); // no filter
    for (let at = y * row + 1; at < (y + 1) * row; at += 3) {
      colors.add(bytes.toString('hex', at, at + 3));
    }
  }
  return {width, height, colors};
}

test.each([
  [1024, 768, 1024, 768],
  [1, 1e9, 64, 2048],
  [-5, 0, 64, 64],
  [300.6, 300.4, 301, 300],
  [undefined, undefined, 512, 512],
])('the size %s by %s gives %i by %i pixels', async (width, height, isWide, isHigh) => {
  const size = {...(width !== undefined && {width}), ...(height !== undefined && {height})};
  const picture = readPng(await draw({prompt: 'A lighthouse', ...size}));
  expect(picture).toMatchObject({width: isWide, height: isHigh});
});

test.each(['', 'A lighthouse at dawn', '日本の灯台', '\u0000\ud800'])(
  'the prompt %j always gives the same picture',
  async (prompt) => {
    const [one, other] = [await draw({prompt}), await draw({prompt})];
    expect(Buffer.compare(one, other)).toBe(0);
    expect(one.toString('latin1')).toContain('Drawn by a mock server');
    expect(readPng(one).colors.size).toBeGreaterThan(10);
    // An end chunk is empty, so its checksum is always the same.
    expect(one.toString('hex', one.length - 12)).toBe('0000000049454e44ae426082');
  },
);

test('the words of a prompt choose what a picture has', async () => {
  const colorsOf = async (prompt: string) => readPng(await draw({prompt})).colors;
  const roof = 'd4526a'; // of a lighthouse at dawn
  expect(await colorsOf('A poster of a lighthouse at dawn')).toContain(roof);
  expect(await colorsOf('A mountain at dawn')).not.toContain(roof);
  expect(await colorsOf('A lighthouse at night')).not.toContain(roof);
});
