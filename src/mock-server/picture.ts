// cspell:ignore IHDR IDAT IEND
import {paint} from './paint';
import {ownRefusal} from './refusal';
import {composeScene} from './scene';
import type {Job, State} from './state';

/** Sizes of pictures, in pixels. Choices of the mock server: the service publishes no limits. */
export const PICTURE_SIZE = {least: 64, most: 2048, unset: 512} as const;

/** A comment inside the file. */
const NOTE = 'Comment\0Drawn by a mock server of the RunGen.AI documentation';
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits each for red, green and blue; the standard compression and filter methods; rows in order. */
const FORM = [8, 2, 0, 0, 0];

/**
 * Draws what stands in place of a model's picture: a scene from the words of the prompt, in the size of a job's input,
 * kept within `PICTURE_SIZE`. The same input gives the same picture.
 *
 * @returns a PNG file, which says inside that a mock server drew it
 */
export async function drawPicture(input: Job['request']): Promise<Blob> {
  const [width, height] = [fit(input.width), fit(input.height)];
  const rows = paint(composeScene(input.prompt ?? ''), width, height);
  const size = [width, height].flatMap((length) => [0, 0, length >> 8, length & 0xff]);
  const parts = [
    chunk('IHDR', [...size, ...FORM]),
    chunk('tEXt', new TextEncoder().encode(NOTE)),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', []),
  ];
  return new Blob([new Uint8Array(SIGNATURE), ...parts], {type: 'image/png'});
}

/** @returns the input of the job of a picture; undefined for any other path; throws Refusal 404 if there is none */
export function inputOfPicture({apps}: State, path: string): Job['request'] | undefined {
  const id = /^\/mock-files\/([\w-]+)\.png$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  const jobs = apps.flatMap((app) => app.jobs);
  const job = jobs.find((it) => it.id === id && it.status === 'COMPLETED');
  if (job) return job.request;
  throw ownRefusal(404, 'there is no picture; no app has a completed job of that ID.');
}

function fit(length: number = PICTURE_SIZE.unset): number {
  return Math.round(Math.min(PICTURE_SIZE.most, Math.max(PICTURE_SIZE.least, length)));
}

/** Uses an API of both Node.js and browsers. `deflate` is the format with a header and a checksum, as PNG requires. */
async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** A part of the file: its length, its name, its data, and the checksum of PNG, which browsers do not have. */
function chunk(name: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  let crc = 0xffffffff;
  for (const byte of bytes.subarray(4, -4)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  view.setUint32(data.length + 8, ~crc);
  return bytes;
}
