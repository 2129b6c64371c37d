#!/usr/bin/env bash
# More effort for a PNG, to make the file smaller, or the quality 100, takes away all but 256 of its colors.
#
# Versions:  sharp 0.35.5, Node 20 or newer.
# Input:     a picture of 65,536 colors, written with `png({effort: 10})`, `png({quality: 100})`, and for comparison
#            with `png()`, `png({compressionLevel: 9})`, and `webp({lossless: true, effort: 6})`.
# Expected:  the same pixels: PNG has no loss, `effort` is processor time for WebP, and 100 is the best quality.
# Seen:      both options switch to a palette, and a palette of PNG has 256 entries: nearly all pixels have another
#            color. There is no warning, and the file is a seventh, which looks like what the effort was for.
# For us:    programs of ours save pictures as they come.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sharp@0.35.5
cat >seen.mjs <<'JS'
import sharp from 'sharp';

const size = 256;
const pixels = Buffer.from(Array.from({length: size * size}, (_, at) => [at % size, Math.floor(at / size), 128]).flat());
const picture = () => sharp(pixels, {raw: {width: size, height: size, channels: 3}});
const colorsOf = (data) => new Set(Array.from({length: size * size}, (_, at) => data.readUIntBE(at * 3, 3))).size;

const files = {
  'png()': picture().png(),
  'png({compressionLevel: 9})': picture().png({compressionLevel: 9}),
  'png({effort: 10})': picture().png({effort: 10}),
  'png({quality: 100})': picture().png({quality: 100}),
  'webp({lossless: true, effort: 6})': picture().webp({lossless: true, effort: 6}),
};
for (const [call, file] of Object.entries(files)) {
  const colors = colorsOf(await sharp(await file.toBuffer()).removeAlpha().raw().toBuffer());
  console.log(`${call}: ${colors > 256 ? colors : '256 or less'} colors`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
png(): 65536 colors
png({compressionLevel: 9}): 65536 colors
png({effort: 10}): 256 or less colors
png({quality: 100}): 256 or less colors
webp({lossless: true, effort: 6}): 65536 colors
EXPECTED
