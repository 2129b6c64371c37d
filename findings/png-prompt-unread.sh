#!/usr/bin/env bash
# Of two generated pictures, the one with an accent in its prompt seems to have none.
#
# Versions:  exifr 7.1.3, next to it exifreader 4.46.0. Node 20.
# Input:     two PNG files as image generators write them, with the prompt and the settings in the text chunk
#            `parameters`: `tEXt` where all is Latin-1 and `iTXt` otherwise, as the PNG specification has it; and one with
#            a compressed chunk, `zTXt`.
# Expected:  the field `parameters` for each, or an error for a chunk that is not supported.
# Seen:      exifr returns the field for `tEXt` alone. For the other two, it returns the size and the color type, as if
#            there were no text. exifreader returns all, but those that are compressed only with `async: true`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund exifr@7.1.3 exifreader@4.46.0
cat >seen.mjs <<'JS'
import exifr from 'exifr';
import ExifReader from 'exifreader';
import {crc32, deflateSync} from 'node:zlib';

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER = chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex'));
const PIXELS = chunk('IDAT', deflateSync(Buffer.from('00ff0000', 'hex')));
const END = chunk('IEND', Buffer.alloc(0));
const draw = (text) => Buffer.concat([SIGNATURE, HEADER, text, PIXELS, END]);

const PICTURES = {
  tEXt: draw(chunk('tEXt', Buffer.from('parameters\0a lake', 'latin1'))),
  iTXt: draw(chunk('iTXt', Buffer.from('parameters\0\0\0\0\0a lake at 夜'))),
  zTXt: draw(chunk('zTXt', Buffer.concat([Buffer.from('parameters\0\0'), deflateSync('a lake')]))),
};
for (const [type, picture] of Object.entries(PICTURES)) {
  const {parameters} = await exifr.parse(picture);
  const whole = await ExifReader.load(picture, {async: true});
  const quick = ExifReader.load(picture);
  console.log(`${type}: exifr ${parameters}, exifreader ${whole.parameters?.value}, without async ${quick.parameters?.value}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tEXt: exifr a lake, exifreader a lake, without async a lake
iTXt: exifr undefined, exifreader a lake at 夜, without async a lake at 夜
zTXt: exifr undefined, exifreader a lake, without async undefined
EXPECTED
