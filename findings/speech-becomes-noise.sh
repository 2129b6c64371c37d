#!/usr/bin/env bash
# Quiet speech becomes loud noise when it is written with 16 bits, and a file with a note in it has no sound.
#
# Versions:  wavefile 11.0.0, audio-decode 3.12.0; beside them node-wav 0.0.2 and wav-decoder 1.3.0. Node 20 or newer.
# Input:     a WAV file of a tone, as models for speech give it, with 32-bit floats: in the plain form; in the
#            extensible form, which tools use for more than 16 bits; in the plain form with a chunk of three bytes and
#            the byte that fills it up, as RIFF has it, before the sound.
# Expected:  the same tone from each form, or an error. WaveFile's `toBitDepth('16')` turns floats into integers.
# Seen:      wavefile looks at the bits and not at the kind of sample in the extensible form, and takes floats for
#            integers: a tone at a hundredth of the full volume is noise at more than half of it. audio-decode does not
#            skip the byte, and gives no channel, without an error. node-wav and wav-decoder stop with one in both
#            cases.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund wavefile@11.0.0 audio-decode@3.12.0 node-wav@0.0.2 \
  wav-decoder@1.3.0
cat >seen.mjs <<'JS'
import decodeAudio from 'audio-decode';
import nodeWav from 'node-wav';
import wavDecoder from 'wav-decoder';
import wavefile from 'wavefile';

const [rate, tone] = [8000, Float32Array.from({length: 8000}, (_, at) => Math.sin(at / 10) / 100)];
const bytes = (...numbers) => Buffer.concat(numbers.map(([size, number]) => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(number, 0, size);
  return buffer;
}));
const chunk = (id, body) =>
  Buffer.concat([Buffer.from(id), bytes([4, body.length]), body, Buffer.alloc(body.length % 2)]);
const shape = [[2, 1], [4, rate], [4, rate * 4], [2, 4], [2, 32]];
const plain = bytes([2, 3], ...shape);
const floats = Buffer.from('0300000000001000800000aa00389b71', 'hex');
const extensible = Buffer.concat([bytes([2, 0xfffe], ...shape, [2, 22], [2, 32], [4, 4]), floats]);
const wav = (...chunks) =>
  chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks, chunk('data', Buffer.from(tone.buffer))]));
const files = {
  plain: wav(chunk('fmt ', plain)),
  extensible: wav(chunk('fmt ', extensible)),
  'a note': wav(chunk('fmt ', plain), chunk('iXML', Buffer.from('<a>'))),
};
const libraries = {
  wavefile: (file) => {
    const seen = new wavefile.WaveFile(file);
    seen.toBitDepth('16');
    return Float32Array.from(seen.getSamples(), (sample) => sample / 32768);
  },
  'audio-decode': async (file) => (await decodeAudio(file)).channelData[0] ?? [],
  'node-wav': (file) => nodeWav.decode(file).channelData[0],
  'wav-decoder': async (file) => (await wavDecoder.decode(file)).channelData[0],
};
for (const [form, file] of Object.entries(files)) {
  console.log(form);
  for (const [name, read] of Object.entries(libraries)) {
    try {
      const seen = await read(file);
      const loudest = seen.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      console.log(`  ${name}: ${seen.length} samples, up to ${loudest.toFixed(2)}`);
    } catch {
      console.log(`  ${name}: an error`);
    }
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
plain
  wavefile: 8000 samples, up to 0.01
  audio-decode: 8000 samples, up to 0.01
  node-wav: 8000 samples, up to 0.01
  wav-decoder: 8000 samples, up to 0.01
extensible
  wavefile: 8000 samples, up to 0.59
  audio-decode: 8000 samples, up to 0.01
  node-wav: an error
  wav-decoder: an error
a note
  wavefile: 8000 samples, up to 0.01
  audio-decode: 0 samples, up to 0.00
  node-wav: an error
  wav-decoder: an error
EXPECTED
