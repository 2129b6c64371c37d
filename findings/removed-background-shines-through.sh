#!/usr/bin/env bash
# The green background that was removed from a picture comes back as a fringe when the picture is blurred or resized.
#
# Versions:  jimp 1.6.1, image-js 1.7.0, @silvia-odwyer/photon-node 0.3.4; beside them sharp 0.35.5. Node 20 or newer.
# Input:     a red figure, and beside it pixels with alpha 0 that still have their green, as what removes a background
#            leaves them; blurred, made larger and smaller, and turned.
# Expected:  no green at all, as of sharp: a pixel that nobody sees has no weight in a mean of colors.
# Seen:      each of the three mixes the colors as they are, and the alpha on its own, so that half transparent pixels
#            at the edge are half green. jimp is right for a turn and for its own way of making smaller, and wrong for a
#            blur, and for larger: a look at one of them tells nothing of the others. A shadow, or a smooth edge, is
#            green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund jimp@1.6.1 image-js@1.7.0 @silvia-odwyer/photon-node@0.3.4 \
  sharp@0.35.5
cat >seen.mjs <<'JS'
import photon from '@silvia-odwyer/photon-node';
import {Image} from 'image-js';
import {Jimp} from 'jimp';
import sharp from 'sharp';

const size = 40;
const pixels = Buffer.alloc(size * size * 4);
for (let index = 0; index < size * size; index += 1) {
  const isFigure = index % size < size / 2;
  pixels.set(isFigure ? [200, 0, 0, 255] : [0, 255, 0, 0], index * 4);
}
const jimp = () => new Jimp({data: Buffer.from(pixels), width: size, height: size});
const image = new Image(size, size, {data: new Uint8Array(pixels), colorModel: 'RGBA'});
const scale = (width) => image.resize({width, height: width, interpolationType: 'bilinear'});
const picture = () => new photon.PhotonImage(new Uint8Array(pixels), size, size);
const {Triangle} = photon.SamplingFilter;
const raw = () => sharp(pixels, {raw: {width: size, height: size, channels: 4}});
function blurPhoton() {
  const blurred = picture();
  photon.gaussian_blur(blurred, 5);
  return blurred.get_raw_pixels();
}
const steps = {
  jimp: {
    blur: () => jimp().blur(5).bitmap.data,
    larger: () => jimp().resize({w: 100, h: 100}).bitmap.data,
    smaller: () => jimp().resize({w: 15, h: 15}).bitmap.data,
    turned: () => jimp().rotate(30).bitmap.data,
  },
  'image-js': {
    blur: () => image.gaussianBlur({sigma: 3}).getRawImage().data,
    larger: () => scale(100).getRawImage().data,
    smaller: () => scale(15).getRawImage().data,
  },
  photon: {
    blur: blurPhoton,
    larger: () => photon.resize(picture(), 100, 100, Triangle).get_raw_pixels(),
    smaller: () => photon.resize(picture(), 15, 15, Triangle).get_raw_pixels(),
    turned: () => photon.rotate(picture(), 30).get_raw_pixels(),
  },
  sharp: {
    blur: () => raw().blur(5).raw().toBuffer(),
    larger: () => raw().resize(100, 100).raw().toBuffer(),
    smaller: () => raw().resize(15, 15).raw().toBuffer(),
    turned: () => raw().rotate(30, {background: '#0000'}).raw().toBuffer(),
  },
};
const isGreen = (data, offset) => data[offset + 1] * data[offset + 3] > 20 * 255;
for (const [library, ways] of Object.entries(steps)) {
  const seen = [];
  for (const [way, make] of Object.entries(ways)) {
    const data = await make();
    const green = data.some((_, offset) => offset % 4 === 0 && isGreen(data, offset));
    seen.push(`${way} ${green ? 'green' : 'clean'}`);
  }
  console.log(`${library}: ${seen.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
jimp: blur green, larger green, smaller clean, turned clean
image-js: blur green, larger green, smaller clean
photon: blur green, larger green, smaller green, turned green
sharp: blur clean, larger clean, smaller clean, turned clean
EXPECTED
