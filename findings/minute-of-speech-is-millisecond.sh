#!/usr/bin/env bash
# A minute of speech lasts one millisecond for a gateway that is told the length of each file, and ten seconds last six.
#
# Versions:  portkey-ai 3.1.0; beside it music-metadata 11.16.1; the MP3 is made by @breezystack/lamejs 1.2.7. Node 20
#            or newer.
# Input:     `audio.transcriptions.create` with three files, to a server that writes down the header with the length: a
#            WAV of a minute; the same with the note of its program before the sound (LIST), as ffmpeg writes it by
#            default; and an MP3 of ten seconds with 24 kHz, as models for speech give it.
# Expected:  60000, 60000 and about 10000 milliseconds, or no header.
# Seen:      the client takes what stands at the 40th byte for the size of the sound, which in the second file is the
#            size of the note, and the bit rates of MP3 from the table for 32 kHz and more. The server gets 1
#            millisecond, and a wrong number of seconds for the MP3, with each call, without a warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund portkey-ai@3.1.0 music-metadata@11.16.1 \
  @breezystack/lamejs@1.2.7
cat >seen.mjs <<'JS'
import {createReadStream, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {Mp3Encoder} from '@breezystack/lamejs';
import {parseBuffer} from 'music-metadata';
import {Portkey} from 'portkey-ai';

const rate = 24_000;
const bytes = (...numbers) => Buffer.concat(numbers.map(([size, number]) => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(number, 0, size);
  return buffer;
}));
const chunk = (id, body) => Buffer.concat([Buffer.from(id), bytes([4, body.length]), body]);
const format = chunk('fmt ', bytes([2, 1], [2, 1], [4, rate], [4, rate * 2], [2, 2], [2, 16]));
const note = chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('ISFT', Buffer.from('Lavf61.1.100\0\0'))]));
const sound = chunk('data', Buffer.alloc(rate * 2 * 60));
const wav = (...chunks) => chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
const encoder = new Mp3Encoder(1, rate, 64);
const tone = Int16Array.from({length: rate * 10}, (_, at) => 8000 * Math.sin(at / 20));
const files = {
  'plain.wav': wav(format, sound),
  'ffmpeg.wav': wav(format, note, sound),
  'speech.mp3': Buffer.concat([Buffer.from(encoder.encodeBuffer(tone)), Buffer.from(encoder.flush())]),
};
let told;
const server = createServer(async (request, response) => {
  await request.toArray();
  told = request.headers['x-portkey-audio-file-duration'];
  response.setHeader('Content-Type', 'application/json');
  response.end('{"text": "Hello"}');
}).listen(0);
const client = new Portkey({apiKey: 'key', baseURL: `http://localhost:${server.address().port}/v1`});
for (const [name, file] of Object.entries(files)) {
  writeFileSync(name, file);
  await client.audio.transcriptions.create({file: createReadStream(name), model: 'whisper-1'});
  const {format: {duration}} = await parseBuffer(readFileSync(name));
  console.log(`${name}: told ${told} ms; music-metadata ${Math.round(duration)} s`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
plain.wav: told 60000 ms; music-metadata 60 s
ffmpeg.wav: told 1 ms; music-metadata 60 s
speech.mp3: told 5746 ms; music-metadata 10 s
EXPECTED
