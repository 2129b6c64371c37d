#!/usr/bin/env bash
# A mask of three classes has more than fifty after it was made smaller without mixing, if it is a lossless WebP.
#
# Versions:  sharp 0.35.5 with libvips 8.18.7. Node 20 or newer.
# Input:     a mask of 512 x 512 with the values 10, 50 and 200, as a lossless WebP, and as PNG, GIF and lossless AVIF;
#            `resize` with `kernel: 'nearest'` to 400, 256 and 100.
# Expected:  the same three values, whatever the format: nearest takes a pixel that is there, which is what it is for,
#            and each file has these three when it is read as it is.
# Seen:      for WebP, six values or more than fifty: sharp has the decoder of WebP make the picture smaller, which mixes
#            neighbors, and takes the nearest pixel of what is left; also for 400, which is more than half. A model is told
#            of classes that nobody has drawn. `fastShrinkOnLoad: false` keeps three. The manual names it
#            "to control kernel vs shrink-on-load", and a slight moiré pattern as its price, but no new values.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sharp@0.35.5
cat >seen.mjs <<'JS'
import sharp from 'sharp';

const size = 512;
const classes = [10, 50, 200];
const mask = Buffer.alloc(size * size);
mask.forEach((_, index) => {
  const stripe = Math.floor(((index % size) + Math.floor(index / size)) / 40);
  mask[index] = classes[stripe % 3];
});
const draw = () => sharp(mask, {raw: {width: size, height: size, channels: 1}});
const files = {
  PNG: await draw().png().toBuffer(),
  GIF: await draw().gif().toBuffer(),
  AVIF: await draw().avif({lossless: true}).toBuffer(),
  WebP: await draw().webp({lossless: true}).toBuffer(),
};
async function countValues(picture) {
  const {size: count} = new Set(await picture.extractChannel(0).raw().toBuffer());
  return count > 50 ? 'more than 50' : count;
}
for (const [name, file] of Object.entries(files)) {
  const counts = [`as it is ${await countValues(sharp(file))}`];
  for (const width of [400, 256, 100]) {
    const nearest = sharp(file).resize(width, width, {kernel: 'nearest'});
    const slow = sharp(file).resize(width, width, {kernel: 'nearest', fastShrinkOnLoad: false});
    counts.push(`${width}: ${await countValues(nearest)}, slow ${await countValues(slow)}`);
  }
  console.log(`${name}, values: ${counts.join('; ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
PNG, values: as it is 3; 400: 3, slow 3; 256: 3, slow 3; 100: 3, slow 3
GIF, values: as it is 3; 400: 3, slow 3; 256: 3, slow 3; 100: 3, slow 3
AVIF, values: as it is 3; 400: 3, slow 3; 256: 3, slow 3; 100: 3, slow 3
WebP, values: as it is 3; 400: more than 50, slow 3; 256: 6, slow 3; 100: more than 50, slow 3
EXPECTED
