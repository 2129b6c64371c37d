#!/usr/bin/env bash
# The prompt of a generated JPEG is "[Unicode encoded text]", or is not there at all.
#
# Versions:  exifreader 4.46.0, exifr 7.1.3, exif-parser 0.1.12; beside them exif-reader 2.0.3. Node 20 or newer.
# Input:     a JPEG with a prompt in UserComment, the field of Exif that tools for image models use where a file has no text
#            chunks, as UNICODE, in UTF-16; beside it the same with the other code of the standard, ASCII.
# Expected:  "A lighthouse, Seed: 7" from both: the first eight bytes name the code.
# Seen:      exifreader has the text for ASCII, and for UNICODE these three words in brackets, as a description that looks like
#            a prompt. exifr and exif-parser have no UserComment for either by default. exif-reader gives the bytes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund exifreader@4.46.0 exifr@7.1.3 exif-parser@0.1.12 \
  exif-reader@2.0.3
cat >seen.mjs <<'JS'
import exifParser from 'exif-parser';
import exifReader from 'exif-reader';
import ExifReader from 'exifreader';
import exifr from 'exifr';

const PROMPT = 'A lighthouse, Seed: 7';

/** A directory of Exif with one entry, in big-endian order. */
function directory(tag, type, count, value) {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16BE(1, 0);
  bytes.writeUInt16BE(tag, 2);
  bytes.writeUInt16BE(type, 4);
  bytes.writeUInt32BE(count, 6);
  bytes.writeUInt32BE(value, 10);
  return bytes;
}

/** Exif whose UserComment is at byte 44, after its two directories. */
function makeExif(code, words) {
  const comment = Buffer.concat([Buffer.from(code, 'latin1'), words]);
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1');
  return Buffer.concat([head, directory(0x8769, 4, 1, 26), directory(0x9286, 7, comment.length, 44), comment]);
}

function makeJpeg(exif) {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 4);
  const size = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0, 0xff, 0xd9]);
  return Buffer.concat([head, exif, size]);
}

async function read(exif) {
  const jpeg = makeJpeg(exif);
  return {
    exifreader: ExifReader.load(jpeg).UserComment.description,
    exifr: (await exifr.parse(jpeg))?.userComment,
    'exif-parser': exifParser.create(jpeg).parse().tags.UserComment,
    'exif-reader': exifReader(exif).Photo.UserComment.length,
  };
}

const ascii = await read(makeExif('ASCII\0\0\0', Buffer.from(PROMPT)));
const unicode = await read(makeExif('UNICODE\0', Buffer.from(PROMPT, 'utf16le').swap16()));
console.log({ascii, unicode});
const isRecorded =
  ascii.exifreader === PROMPT &&
  unicode.exifreader === '[Unicode encoded text]' &&
  [ascii, unicode].every((one) => one.exifr === undefined && one['exif-parser'] === undefined) &&
  unicode['exif-reader'] === 8 + 2 * PROMPT.length;
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
