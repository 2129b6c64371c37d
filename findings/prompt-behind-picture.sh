#!/usr/bin/env bash
# "Keep all metadata" keeps the prompt of a picture or not, and the one that it keeps is unread afterwards.
#
# Versions:  sharp 0.35.5; png-chunk-text 1.0.0 and png-chunks-encode 1.0.0 write the prompt, exifreader 4.46.0 reads
#            it. Node 20 or newer.
# Input:     a PNG with a prompt in a text chunk, which may stand anywhere between the first chunk and the last one:
#            before the picture, as Pillow has it, or behind it, as the example of png-chunk-text has it.
# Expected:  with `keepMetadata()`, the prompt is there after a resize, and sharp's own `comments` has it, for both.
# Seen:      sharp reads the chunks before the picture alone: a prompt behind it is not in `comments`, and is gone from
#            the file, though all metadata was to be kept. One before it is kept, but packed (zTXt), which exifreader
#            reads with `async: true` only. In WebP there is none of the two. ExifReader finds both in the file as it
#            was.
# For us:    programs of ours save pictures as they come.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sharp@0.35.5 png-chunk-text@1.0.0 png-chunks-encode@1.0.0 \
  png-chunks-extract@1.0.0 exifreader@4.46.0
cat >seen.mjs <<'JS'
import ExifReader from 'exifreader';
import text from 'png-chunk-text';
import encode from 'png-chunks-encode';
import extract from 'png-chunks-extract';
import sharp from 'sharp';

const plain = await sharp({create: {width: 64, height: 64, channels: 3, background: '#36c'}}).png().toBuffer();
const read = async (file) => {
  const [at, later] = [ExifReader.load(file), await ExifReader.load(file, {async: true})];
  return `${at.parameters?.value ?? 'none'} | async: ${later.parameters?.value ?? 'none'}`;
};
for (const [place, index] of [['before the picture', 1], ['behind the picture', -1]]) {
  const chunks = extract(plain);
  chunks.splice(index, 0, text.encode('parameters', 'A lighthouse'));
  const file = Buffer.from(encode(chunks));
  const small = sharp(file).resize(32).keepMetadata();
  console.log(`${place}: ${chunks.map(({name}) => name).join(' ')}`);
  console.log(`  sharp, comments: ${(await sharp(file).metadata()).comments?.[0].text ?? 'none'}`);
  console.log(`  the file: ${await read(file)}`);
  console.log(`  PNG of sharp: ${await read(await small.clone().png().toBuffer())}`);
  const webp = await small.clone().webp().toBuffer();
  console.log(`  WebP of sharp: ${webp.includes('lighthouse') ? 'it is there' : 'none'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
before the picture: IHDR tEXt pHYs IDAT IEND
  sharp, comments: A lighthouse
  the file: A lighthouse | async: A lighthouse
  PNG of sharp: none | async: A lighthouse
  WebP of sharp: none
behind the picture: IHDR pHYs IDAT tEXt IEND
  sharp, comments: none
  the file: A lighthouse | async: A lighthouse
  PNG of sharp: none | async: none
  WebP of sharp: none
EXPECTED
