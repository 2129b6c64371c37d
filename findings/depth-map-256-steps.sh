#!/usr/bin/env bash
# A depth map of 4096 steps has 256 when it has been turned, in the four libraries of Node.js for pictures.
#
# Versions:  sharp 0.35.5, pngjs 7.0.0, upng-js 2.1.0, jimp 1.6.1; fast-png 8.0.0 makes and reads the file. Node 20.
# Input:     a gray PNG of 16 bits with 4096 shades, as models for depth and for masks give it, read, turned by a quarter
#            and written as PNG, or, where a library has no turning, read and written.
# Expected:  4096 shades, or a warning: PNG holds 16 bits, and sharp says that a file has them (`depth: 'ushort'`).
# Seen:      256 shades of 8 bits, from all four, without a word, and from sharp with three channels for one. Steps show
#            up where a surface was smooth, much later, in 3D. `toColourspace('grey16')` keeps them in sharp.
# For us:    programs of ours save pictures as they come.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sharp@0.35.5 pngjs@7.0.0 upng-js@2.1.0 jimp@1.6.1 fast-png@8.0.0
cat >seen.mjs <<'JS'
import {decode, encode} from 'fast-png';
import {Jimp} from 'jimp';
import {PNG} from 'pngjs';
import sharp from 'sharp';
import UPNG from 'upng-js';

const size = 64;
const data = Uint16Array.from({length: size * size}, (_, at) => at * 16);
const file = Buffer.from(encode({width: size, height: size, data, depth: 16, channels: 1}));
const upng = UPNG.encode(UPNG.toRGBA8(UPNG.decode(file)), size, size, 0);
const jimp = await Jimp.read(file);
const files = {
  'the file': file,
  sharp: await sharp(file).rotate(90).png().toBuffer(),
  "sharp, toColourspace('grey16')": await sharp(file).rotate(90).toColourspace('grey16').png().toBuffer(),
  pngjs: PNG.sync.write(PNG.sync.read(file)),
  'upng-js': new Uint8Array(upng),
  jimp: await jimp.rotate(90).getBuffer('image/png'),
};
console.log(`sharp says: ${(await sharp(file).metadata()).depth}`);
for (const [name, bytes] of Object.entries(files)) {
  const seen = decode(bytes);
  const shades = new Set(Array.from({length: size * size}, (_, at) => seen.data[at * seen.channels])).size;
  console.log(`${name}: ${shades} shades, ${seen.depth} bits, channels: ${seen.channels}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
sharp says: ushort
the file: 4096 shades, 16 bits, channels: 1
sharp: 256 shades, 8 bits, channels: 3
sharp, toColourspace('grey16'): 4096 shades, 16 bits, channels: 1
pngjs: 256 shades, 8 bits, channels: 4
upng-js: 256 shades, 8 bits, channels: 3
jimp: 256 shades, 8 bits, channels: 4
EXPECTED
