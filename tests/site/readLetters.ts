import {brotliDecompressSync} from 'node:zlib';

/** Tables whose tag WOFF2 stores as a number below 63: https://www.w3.org/TR/WOFF2/#table_dir_format */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OWN_TAG = 63;

const HEADER = 48;
const SEGMENTS = 4;

/** Reads a number that is encoded with seven bits per byte. */
function readBase128(file: Buffer, start: number): {value: number; end: number} {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = file.readUInt8(at);
    value = value * 128 + (byte % 128);
    if (byte < 128) return {value, end: at + 1};
  }
}

/** Finds the table that maps characters to glyphs. */
function findCmap(file: Buffer): Buffer {
  let at = HEADER;
  let offset = 0;
  let start = -1;
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file.readUInt8(at);
    const tag = flags % 64;
    const version = flags >> 6;
    const length = readBase128(file, at + (tag === OWN_TAG ? 5 : 1));
    const isChanged = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const packed = isChanged ? readBase128(file, length.end) : length;
    if (tag === CMAP) start = offset;
    offset += packed.value;
    at = packed.end;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(start);
}

/**
 * Reads which characters a font has glyphs for.
 *
 * @param file a WOFF2 font whose character map has segments of 16 bits
 * @returns the code points
 */
export function readLetters(file: Buffer): Set<number> {
  const cmap = findCmap(file);
  const letters = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const segments = cmap.subarray(cmap.readUInt32BE(8 + 8 * table));
    if (segments.readUInt16BE(0) !== SEGMENTS) continue;
    const size = segments.readUInt16BE(6);
    for (let at = 0; at < size; at += 2) {
      const last = segments.readUInt16BE(14 + at);
      for (let letter = segments.readUInt16BE(16 + size + at); letter <= last; letter += 1) {
        letters.add(letter);
      }
    }
  }
  return letters;
}
