#!/usr/bin/env bash
# A film of ten pictures, a second each, is nine seconds long: the last one is never seen, and one alone is no film.
#
# Versions:  webm-muxer 5.1.4; beside it mp4-muxer 5.2.2, of the same kind; read by mediabunny 1.61.0, which writes it
#            as well. Node 20 or newer.
# Input:     ten frames at 0, 1, … 9 seconds, and one frame at 0, as a slide show of generated pictures has them.
# Expected:  10 seconds and 1 second: the frames follow each other by a second, and a frame of WebCodecs has its
#            duration.
# Seen:      webm-muxer writes the time of the last frame as the duration of the film, so that players end when its last
#            picture begins. A frame has no place for a duration, and there is no option for it. With 25 frames a second
#            nobody sees it. To add the last frame twice, at its end, makes it right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund webm-muxer@5.1.4 mp4-muxer@5.2.2 mediabunny@1.61.0
cat >seen.mjs <<'JS'
import {ALL_FORMATS, BufferSource, BufferTarget, EncodedPacket, EncodedVideoPacketSource, Input} from 'mediabunny';
import {Output, WebMOutputFormat} from 'mediabunny';
import * as mp4 from 'mp4-muxer';
import * as webm from 'webm-muxer';

const [microseconds, size] = [1e6, {width: 4, height: 4}];
const frame = new Uint8Array([16, 0, 0, 157, 1, 42, 4, 0, 4, 0]);
const colorSpace = {primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false};
const config = {codedWidth: 4, codedHeight: 4, colorSpace};
const writers = {
  'webm-muxer': (times) => {
    const target = new webm.ArrayBufferTarget();
    const muxer = new webm.Muxer({target, video: {codec: 'V_VP8', ...size}});
    times.forEach((time) => muxer.addVideoChunkRaw(frame, 'key', time * microseconds));
    muxer.finalize();
    return target.buffer;
  },
  'mp4-muxer': (times) => {
    const target = new mp4.ArrayBufferTarget();
    const muxer = new mp4.Muxer({target, fastStart: 'in-memory', video: {codec: 'vp9', ...size}});
    const decoderConfig = {codec: 'vp09.00.10.08', ...config};
    times.forEach((time) => muxer.addVideoChunkRaw(frame, 'key', time * microseconds, microseconds, {decoderConfig}));
    muxer.finalize();
    return target.buffer;
  },
  mediabunny: async (times) => {
    const output = new Output({format: new WebMOutputFormat(), target: new BufferTarget()});
    const source = new EncodedVideoPacketSource('vp8');
    output.addVideoTrack(source, {frameRate: 1});
    await output.start();
    for (const time of times) {
      await source.add(new EncodedPacket(frame, 'key', time, 1), {decoderConfig: {codec: 'vp8', ...config}});
    }
    await output.finalize();
    return output.target.buffer;
  },
};
for (const [name, write] of Object.entries(writers)) {
  const seconds = [];
  for (const pictures of [10, 1]) {
    const file = await write(Array.from({length: pictures}, (_, at) => at));
    seconds.push(await new Input({source: new BufferSource(file), formats: ALL_FORMATS}).computeDuration());
  }
  console.log(`${name}: ten pictures ${seconds[0]} s, one picture ${seconds[1]} s`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
webm-muxer: ten pictures 9 s, one picture 0 s
mp4-muxer: ten pictures 10 s, one picture 1 s
mediabunny: ten pictures 10 s, one picture 1 s
EXPECTED
