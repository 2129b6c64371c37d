// cspell:ignore IHDR IDAT IEND

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits each for red, green and blue; the standard compression and filter methods; rows in order. */
const FORM = [8, 2, 0, 0, 0];

/** A picture with three bytes for each pixel, row by row from the top. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** @returns a picture as a PNG file */
export async function encodePng(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const {width, height, bytes} = pixels;
  const rowBytes = width * 3;
  const rows = new Uint8Array((rowBytes + 1) * height); // each row starts with its filter type: none
  for (let y = 0; y < height; y += 1) {
    rows.set(bytes.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  }
  return join([
    SIGNATURE,
    chunk('IHDR', [...toBytes(width), ...toBytes(height), ...FORM]),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', []),
  ]);
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

/** @returns a number as four bytes, the most significant first */
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

/** The checksum of PNG. Node.js has a built-in one since 20.15, but the mock server supports 20.0. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
