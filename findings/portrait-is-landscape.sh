#!/usr/bin/env bash
# A portrait counts as a landscape, and a drawing has no size: what tells the size of a picture leaves out its turn.
#
# Versions:  image-size 2.1.0, image-dimensions 2.6.0, probe-image-size 7.5.0; beside them sharp 0.35.5, which makes the
#            pictures. Node 20 or newer.
# Input:     a picture of 64 by 32 that is to be turned by a quarter, as AVIF, whose container says so (`irot`, which a
#            reader must obey), and as JPEG; drawings with `viewBox="0,0,64,32"`, as SVG allows, and with a comment in
#            front that quotes one.
# Expected:  32 by 64, as all programs show it, or 64 by 32 and the turn beside it, as image-size has it for JPEG; 64 by
#            32 for both drawings.
# Seen:      image-size and image-dimensions have 64 by 32 for the AVIF, and no word of a turn; only probe-image-size
#            has it. For the first drawing image-size gives no size and no error, so that its area is NaN, and for the
#            second one the size of the drawing in the comment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund image-size@2.1.0 image-dimensions@2.6.0 \
  probe-image-size@7.5.0 sharp@0.35.5
cat >seen.mjs <<'JS'
import {imageDimensionsFromData} from 'image-dimensions';
import {imageSize} from 'image-size';
import probe from 'probe-image-size';
import sharp from 'sharp';

const red = {create: {width: 64, height: 32, channels: 3, background: 'red'}};
const turned = () => sharp(red).withMetadata({orientation: 6});
const svg = (attributes, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`);
const pictures = {
  'AVIF, turned': await turned().avif().toBuffer(),
  'JPEG, turned': await turned().jpeg().toBuffer(),
  'SVG, commas': svg('viewBox="0,0,64,32"'),
  'SVG, comment': svg('width="64" height="32"', '<!-- was <svg width="1" height="2"> -->'),
};
const shown = ({width, height, orientation}) => `${width} by ${height}${orientation ? ', to be turned' : ''}`;
const libraries = {
  'image-size': imageSize,
  'image-dimensions': (bytes) => imageDimensionsFromData(new Uint8Array(bytes)),
  'probe-image-size': (bytes) => probe.sync(bytes),
  sharp: async (bytes) => (await sharp(bytes).metadata()).autoOrient,
};
for (const [name, bytes] of Object.entries(pictures)) {
  console.log(name);
  for (const [library, read] of Object.entries(libraries)) {
    const size = await read(bytes);
    console.log(`  ${library}: ${size ? shown(size) : 'not known'}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
AVIF, turned
  image-size: 64 by 32
  image-dimensions: 64 by 32
  probe-image-size: 64 by 32, to be turned
  sharp: 32 by 64
JPEG, turned
  image-size: 64 by 32, to be turned
  image-dimensions: 64 by 32
  probe-image-size: 64 by 32, to be turned
  sharp: 32 by 64
SVG, commas
  image-size: undefined by undefined
  image-dimensions: not known
  probe-image-size: 64 by 32
  sharp: 64 by 32
SVG, comment
  image-size: 1 by 2
  image-dimensions: not known
  probe-image-size: 64 by 32
  sharp: 64 by 32
EXPECTED
