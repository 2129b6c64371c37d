// cspell:ignore IHDR IDAT
import {drawScene, type PictureInput, type Rectangle} from './scene';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits each for red, green, and blue, with the standard methods. */
const FORMAT = [8, 2, 0, 0, 0];

/** Draws the scene of an input as a PNG file. */
export async function renderPng(input: PictureInput): Promise<Blob> {
  const rows = new Blob([paint(input, drawScene(input))]).stream();
  // An API of both Node.js and browsers, in the format with a header and a checksum, as PNG requires.
  const compressed = new Response(rows.pipeThrough(new CompressionStream('deflate')));
  const parts = [
    createChunk('IHDR', [...toBytes(input.width), ...toBytes(input.height), ...FORMAT]),
    createChunk('IDAT', new Uint8Array(await compressed.arrayBuffer())),
    createChunk('IEND', []),
  ];
  return new Blob([new Uint8Array(SIGNATURE), ...parts], {type: 'image/png'});
}

/** Returns the four bytes of a number below 65,536, the highest first. */
const toBytes = (number: number): number[] => [0, 0, number >> 8, number & 0xff];

/** Paints the rows of a picture as PNG has them: each a zero, then red, green and blue of every pixel. */
function paint({width, height}: PictureInput, rectangles: readonly Rectangle[]) {
  const rowLength = width * 3 + 1;
  const bytes = new Uint8Array(rowLength * height);
  for (const {color, left, top, right, bottom} of rectangles) {
    const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    const line = new Uint8Array((right - left) * 3).map((_, index) => channels[index % 3] ?? 0);
    for (let row = top; row < bottom; row += 1) bytes.set(line, row * rowLength + left * 3 + 1);
  }
  return bytes;
}

/** Creates a part of the file: the length of its data, its name, its data, and a checksum of name and data. */
function createChunk(name: string, data: ArrayLike<number>) {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, -4)));
  return bytes;
}

/** Returns the CRC-32 of PNG, which browsers do not offer. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
