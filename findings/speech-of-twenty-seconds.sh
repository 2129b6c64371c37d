#!/usr/bin/env bash
# A speech of 20 seconds in two parts lasts 12.5 or 50 seconds, and is paid for so: the first part speaks for both.
#
# Versions:  music-metadata 11.16.1, mediabunny 1.61.0; beside them get-mp3-duration 1.0.0; the parts are made by
#            @breezystack/lamejs 1.2.7. Node 20 or newer.
# Input:     two MP3 files of 10 seconds, of 128 and of 32 kbit/s, one behind the other, as parts of a long text that is
#            spoken are put together: an MP3 is a row of frames, each with its own rate, and players play both. In the
#            other order too.
# Expected:  20 seconds, at least with `duration: true`, with which music-metadata, by its documentation, reads the
#            whole file if need be.
# Seen:      both take the rate of the first frames for all of the file: 12.5 or 50 seconds, and 10.6 or 10.1. There is
#            no warning, and with `duration: true` it is the same. get-mp3-duration, which goes from frame to frame, has
#            20.09.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund music-metadata@11.16.1 mediabunny@1.61.0 \
  get-mp3-duration@1.0.0 @breezystack/lamejs@1.2.7
cat >seen.mjs <<'JS'
import {Mp3Encoder} from '@breezystack/lamejs';
import countFrames from 'get-mp3-duration';
import {ALL_FORMATS, BufferSource, Input} from 'mediabunny';
import {parseBuffer} from 'music-metadata';

const rate = 44_100;
const sound = Int16Array.from({length: rate * 10}, (_, at) => 8000 * Math.sin(at / 20));
const encode = (kilobits) => {
  const encoder = new Mp3Encoder(1, rate, kilobits);
  return Buffer.concat([Buffer.from(encoder.encodeBuffer(sound)), Buffer.from(encoder.flush())]);
};
const [fine, coarse] = [encode(128), encode(32)];
const files = {
  'first part': fine,
  'second part': coarse,
  both: Buffer.concat([fine, coarse]),
  'both, the other way round': Buffer.concat([coarse, fine]),
};
const read = async (file, options) => (await parseBuffer(file, {mimeType: 'audio/mpeg'}, options)).format.duration;
const libraries = {
  'music-metadata': read,
  'with duration: true': (file) => read(file, {duration: true}),
  mediabunny: (file) => new Input({source: new BufferSource(file), formats: ALL_FORMATS}).computeDuration(),
  'get-mp3-duration': (file) => countFrames(file) / 1000,
};
for (const [name, file] of Object.entries(files)) {
  const seen = [];
  for (const [library, seconds] of Object.entries(libraries)) {
    seen.push(`${library} ${(await seconds(file)).toFixed(1)}`);
  }
  console.log(`${name}: ${seen.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
first part: music-metadata 10.0, with duration: true 10.0, mediabunny 10.0, get-mp3-duration 10.0
second part: music-metadata 10.0, with duration: true 10.0, mediabunny 10.1, get-mp3-duration 10.1
both: music-metadata 12.5, with duration: true 12.5, mediabunny 10.6, get-mp3-duration 20.1
both, the other way round: music-metadata 49.9, with duration: true 49.9, mediabunny 10.1, get-mp3-duration 20.1
EXPECTED
