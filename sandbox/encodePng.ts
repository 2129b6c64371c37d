// cspell:ignore IHDR IDAT IEND
import {deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue, and the only published compression, filters and order of rows. */
const FORM = [8, 2, 0, 0, 0];

/** A picture of three bytes for each pixel, row after row from the top. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** @returns a picture as a PNG file */
export function encodePng({width, height, bytes}: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORM, 8);
  const rowBytes = width * 3;
  const rows = Buffer.alloc((rowBytes + 1) * height); // each row starts with its filter: none
  for (let y = 0; y < height; y += 1) {
    rows.set(bytes.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** The checksum of PNG. Node has one of its own from 20.15 on; the mock server promises to run on 20.0. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
