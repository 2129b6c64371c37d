#!/usr/bin/env bash
# A lossless copy of a picture, half of which a mask hides, has nothing there when the mask is taken away.
#
# Versions:  sharp 0.35.5, @jsquash/webp 1.5.0, @napi-rs/canvas 1.1.1. Node 20 or newer.
# Input:     a picture with a mask in its alpha channel, as models that paint a part anew take it; written as lossless
#            WebP, with and without `exact`, as lossless AVIF, as PNG, and as PNG by way of a canvas; then read again
#            without alpha.
# Expected:  the picture that was there, from all of them: each format can hold it, and the option is named lossless.
# Seen:      what the mask hides is gone from WebP, from both encoders, and from the canvas: the colors of pixels that are
#            not to be seen are changed, as that makes a smaller file. `exact` keeps them, and so do AVIF and PNG. A
#            comparison of what can be seen finds no difference. Here WebP with `exact` is not larger.
# For us:    programs of ours save pictures as they come.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sharp@0.35.5 @jsquash/webp@1.5.0 @napi-rs/canvas@1.1.1
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import * as encoder from '@jsquash/webp/encode.js';
import {createCanvas, ImageData} from '@napi-rs/canvas';
import sharp from 'sharp';

const size = 64;
const isHidden = (at) => at % size < size / 2;
const pixels = Uint8ClampedArray.from(
  Array.from({length: size * size}, (_, at) => [(at * 7) % 256, (at * 13) % 256, (at * 29) % 256, isHidden(at) ? 0 : 255]).flat(),
);
const picture = () => sharp(Buffer.from(pixels), {raw: {width: size, height: size, channels: 4}});

await encoder.init(await WebAssembly.compile(readFileSync('node_modules/@jsquash/webp/codec/enc/webp_enc.wasm')));
const image = {data: pixels, width: size, height: size};
const encode = async (options) => Buffer.from(await encoder.default(image, options));
const canvas = createCanvas(size, size);
canvas.getContext('2d').putImageData(new ImageData(pixels, size, size), 0, 0);

const files = {
  'sharp, webp({lossless: true})': await picture().webp({lossless: true}).toBuffer(),
  'sharp, webp({lossless: true, exact: true})': await picture().webp({lossless: true, exact: true}).toBuffer(),
  'jsquash, webp, lossless: 1': await encode({lossless: 1}),
  'jsquash, webp, lossless: 1, exact: 1': await encode({lossless: 1, exact: 1}),
  'canvas, png': canvas.toBuffer('image/png'),
  'sharp, avif({lossless: true})': await picture().avif({lossless: true}).toBuffer(),
  'sharp, png()': await picture().png().toBuffer(),
};
for (const [name, file] of Object.entries(files)) {
  const seen = await sharp(file).removeAlpha().raw().toBuffer();
  const isKept = (at) => [0, 1, 2].every((color) => seen[at * 3 + color] === pixels[at * 4 + color]);
  const kept = Array.from({length: size * size}, (_, at) => at).filter(isKept);
  const hidden = kept.filter(isHidden).length;
  const half = (size * size) / 2;
  console.log(`${name}: visible ${kept.length - hidden === half ? 'kept' : 'changed'}, hidden ${hidden === half ? 'kept' : 'gone'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
sharp, webp({lossless: true}): visible kept, hidden gone
sharp, webp({lossless: true, exact: true}): visible kept, hidden kept
jsquash, webp, lossless: 1: visible kept, hidden gone
jsquash, webp, lossless: 1, exact: 1: visible kept, hidden kept
canvas, png: visible kept, hidden gone
sharp, avif({lossless: true}): visible kept, hidden kept
sharp, png(): visible kept, hidden kept
EXPECTED
