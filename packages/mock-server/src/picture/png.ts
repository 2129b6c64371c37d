// cspell:ignore IHDR IDAT IEND
import {mockError} from '../httpError';
import type {Job, State} from '../state';
import {paint} from './paint';
import {composeScene} from './scene';

/** Sizes of pictures, in pixels. Assumptions: the service publishes no limits. */
export const PICTURE_SIZE = {least: 64, most: 2048, unset: 512} as const;

/** A comment inside the file. */
const NOTE = 'Comment\0Drawn by a mock server of the RunGen.AI documentation';
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits each for red, green and blue; the standard compression and filter methods; rows in order. */
const FORMAT = [8, 2, 0, 0, 0];

/** Matches the path of a picture, such as `/mock-files/1.png`; the ID is that of its job. */
const PICTURE_PATH = /^\/mock-files\/([\w-]+)\.png$/;

/**
 * Renders what takes the place of a model's picture: a scene from the words of the prompt, in the size of a job's input,
 * kept within `PICTURE_SIZE`. The same input gives the same picture.
 *
 * @returns a PNG file with a comment inside that a mock server drew it
 */
export async function renderPicture(input: Job['request']): Promise<Blob> {
  const width = limitLength(input.width);
  const height = limitLength(input.height);
  const rows = paint(composeScene(input.prompt ?? ''), width, height);
  const parts = [
    createChunk('IHDR', [...toBytes(width), ...toBytes(height), ...FORMAT]),
    createChunk('tEXt', new TextEncoder().encode(NOTE)),
    createChunk('IDAT', await compress(rows)),
    createChunk('IEND', []),
  ];
  return new Blob([new Uint8Array(SIGNATURE), ...parts], {type: 'image/png'});
}

/**
 * Returns the input of the job whose picture a path names; undefined for any other path.
 *
 * @throws HttpError 404 if there is no such picture
 */
export function findPictureInput({apps}: State, path: string): Job['request'] | undefined {
  const id = PICTURE_PATH.exec(path)?.[1];
  if (id === undefined) return undefined;
  for (const {jobs} of apps) {
    const job = jobs.find((one) => one.id === id && one.status === 'COMPLETED');
    if (job) return job.request;
  }
  throw mockError(404, 'there is no picture; no app has a completed job of that ID.');
}

function limitLength(length: number = PICTURE_SIZE.unset): number {
  return Math.round(Math.min(PICTURE_SIZE.most, Math.max(PICTURE_SIZE.least, length)));
}

/** Returns the four bytes of a number below 65,536, the highest first. */
function toBytes(number: number): number[] {
  return [0, 0, number >> 8, number & 0xff];
}

/** Compresses with an API of both Node.js and browsers, in the format with a header and a checksum, as PNG requires. */
async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** Creates a part of the file: the length of its data, its name, its data, and a checksum of name and data. */
function createChunk(name: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
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
