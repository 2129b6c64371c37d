#!/usr/bin/env bash
# Different pictures have one fingerprint, at distance 0: what looks for copies deletes two of three icons.
#
# Versions:  sharp-phash 2.2.0 and blockhash-core 0.1.0, with sharp 0.35.5. Node 20.
# Input:     three black icons, a circle, a bar and a triangle, on a transparent background, and the same on white; and
#            pictures of two halves, red and blue, blue and red, and of one color, which is red.
# Expected:  the distance of the icons is large, with each background: a viewer shows them on white. A fingerprint is for
#            brightness, so that colors may count little, but halves are halves: red is darker to the eye than yellow.
# Seen:      sharp-phash takes the colors of transparent pixels, which are black as the icons: all three are the same, on
#            white they are far apart. blockhash sees white there, and is right; but it adds up red, green and blue, so
#            that both pictures of halves, and the plain one, are the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sharp-phash@2.2.0 blockhash-core@0.1.0 sharp@0.35.5
cat >seen.mjs <<'JS'
import {bmvbhash} from 'blockhash-core';
import sharp from 'sharp';
import phash from 'sharp-phash';

const SIZE = 256;
const rectangle = (x, width, fill) => `<rect x="${x}" width="${width}" height="${SIZE}" fill="${fill}"/>`;
const icons = [
  '<circle cx="128" cy="128" r="80"/>',
  '<rect x="60" y="90" width="30" height="120"/>',
  '<path d="M20 20L200 40L120 220z"/>',
];
const halves = (left, right) => rectangle(0, SIZE / 2, left) + rectangle(SIZE / 2, SIZE / 2, right);
const sets = {
  'icons on nothing': icons,
  'icons on white': icons.map((icon) => rectangle(0, SIZE, 'white') + icon),
  halves: [halves('red', 'blue'), halves('blue', 'red'), rectangle(0, SIZE, 'red')],
};
const draw = (body) => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${body}</svg>`));
const libraries = {
  'sharp-phash': async (body) => phash(await draw(body).png().toBuffer()),
  blockhash: async (body) => bmvbhash({width: SIZE, height: SIZE, data: await draw(body).ensureAlpha().raw().toBuffer()}, 8),
};
for (const [name, bodies] of Object.entries(sets)) {
  for (const [library, hash] of Object.entries(libraries)) {
    const different = new Set(await Promise.all(bodies.map(hash))).size;
    console.log(`${name}, ${library}: ${different} of 3 fingerprints`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
icons on nothing, sharp-phash: 1 of 3 fingerprints
icons on nothing, blockhash: 3 of 3 fingerprints
icons on white, sharp-phash: 3 of 3 fingerprints
icons on white, blockhash: 3 of 3 fingerprints
halves, sharp-phash: 3 of 3 fingerprints
halves, blockhash: 1 of 3 fingerprints
EXPECTED
