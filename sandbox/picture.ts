// cspell:ignore IHDR IDAT IEND
import type {components} from '../contract/types';

/** Sizes of pictures, in pixels. Choices of the mock server: the service publishes no limits. */
export const PICTURE_SIZE = {least: 64, most: 2048, unset: 512} as const;

/** The colors at the top and at the bottom of a picture; the prompt chooses a pair. */
const PALETTES: readonly (readonly [top: number, bottom: number])[] = [
  [0x1b2a49, 0xf2a65a],
  [0x0b3954, 0xbfd7ea],
  [0x2d1e2f, 0xe36397],
  [0x123524, 0xc5d86d],
  [0x3c1518, 0xf2e29f],
  [0x22223b, 0x9a8c98],
  [0x03256c, 0x06bee1],
  [0x4a1942, 0xffb17a],
];

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits each for red, green and blue; the standard compression and filter methods; rows in order. */
const FORM = [8, 2, 0, 0, 0];

/**
 * Draws what the mock server returns in place of a model's picture: a gradient in the colors that the prompt chooses.
 * The same input gives the same picture.
 *
 * @param input the input of a job; `width` and `height` are rounded and kept within `PICTURE_SIZE`
 * @returns a PNG file
 */
export async function drawPicture(
  input: components['schemas']['JobInput'],
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [fit(input.width), fit(input.height)];
  return join([
    SIGNATURE,
    chunk('IHDR', [...toBytes(width), ...toBytes(height), ...FORM]),
    chunk('IDAT', await compress(drawRows(width, height, input.prompt ?? ''))),
    chunk('IEND', []),
  ]);
}

function fit(length: number = PICTURE_SIZE.unset): number {
  return Math.round(Math.min(PICTURE_SIZE.most, Math.max(PICTURE_SIZE.least, length)));
}

/** Returns the rows from the top, each after its filter type, which is none. */
function drawRows(width: number, height: number, prompt: string): Uint8Array<ArrayBuffer> {
  const [top, bottom] = PALETTES[hashOf(prompt) % PALETTES.length] ?? [0, 0];
  const rowBytes = width * 3 + 1;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const color = mix(top, bottom, y / (height - 1));
    const row = rows.subarray(y * rowBytes + 1, (y + 1) * rowBytes);
    row.set(color);
    for (let filled = 3; filled < row.length; filled *= 2) {
      row.copyWithin(filled, 0, filled);
    }
  }
  return rows;
}

function mix(top: number, bottom: number, part: number): number[] {
  return [16, 8, 0].map((bits) => {
    const [from, to] = [(top >>> bits) & 0xff, (bottom >>> bits) & 0xff];
    return Math.round(from + (to - from) * part);
  });
}

/** FNV-1a: small, and good enough to give different texts different colors. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Uses an API of both Node.js and browsers. `deflate` is the format with a header and a checksum, as PNG requires. */
async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const named = join([new TextEncoder().encode(name), data]);
  return join([toBytes(data.length), named, toBytes(crc32(named))]);
}

/** Returns a number as four bytes, the most significant first. */
function toBytes(value: number): number[] {
  return [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);
}

function join(parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, {length}) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The checksum of PNG, which browsers do not have. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
