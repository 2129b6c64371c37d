#!/usr/bin/env bash
# A second and a half of speech lasts 13 hours, and costs so: a sound that came through a pipe does not know its length.
#
# Versions:  espeak-ng 1.51 and sox 14.4.2 of Debian 12 make the sound; wave of Python 3.11, mutagen 1.46 of Debian 12
#            and node-wav 0.0.2 read it, beside them music-metadata 11.16.1. It needs Debian 12 with `apt-get install
#            espeak-ng sox`, after `apt-get update`; Node 20 or newer.
# Input:     speech from `espeak-ng --stdout`, and a tone from `sox … -t wav -`, through a pipe into a file, which all
#            players play; and the same speech with `-w file`.
# Expected:  1.47 seconds, and 1 second, or an error: the file is 65 KB in size, and its rate is known.
# Seen:      48,695 and 67,109 seconds. A program that writes to a pipe cannot go back to put the length into the head,
#            so it puts in the largest one. Libraries that divide the one by the other say so, and none compares it with
#            the size. What plans or bills a transcription by the minute is 33,000 times too high. music-metadata is
#            right.
set -euo pipefail
command -v espeak-ng sox >/dev/null || { echo 'It needs two programs: apt-get install espeak-ng sox' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-mutagen >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-wav@0.0.2 music-metadata@11.16.1
espeak-ng --stdout 'One second of speech' | cat >speech.wav
espeak-ng -w speech-file.wav 'One second of speech'
sox -n -r 16000 -c 1 -b 16 -e signed -t wav - synth 1 sine 440 2>/dev/null | cat >tone.wav
cat >seen.py <<'PY'
import sys
import wave

from mutagen.wave import WAVE

sound = wave.open(sys.argv[1])
print(f'wave {sound.getnframes() / sound.getframerate():.2f}, mutagen {WAVE(sys.argv[1]).info.length:.2f}', end=', ')
PY
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {parseFile} from 'music-metadata';
import wav from 'node-wav';

const {channelData, sampleRate} = wav.decode(readFileSync(process.argv[2]));
const {format} = await parseFile(process.argv[2]);
console.log(`node-wav ${(channelData[0].length / sampleRate).toFixed(2)}, music-metadata ${format.duration.toFixed(2)}`);
JS
for file in speech tone speech-file; do
  echo -n "$file, $(($(stat --format %s $file.wav) / 1000)) KB: "
  PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py $file.wav
  node seen.mjs $file.wav
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
speech, 64 KB: wave 48695.68, mutagen 48695.68, node-wav 48695.68, music-metadata 1.47
tone, 32 KB: wave 67108.74, mutagen 67108.74, node-wav 67108.74, music-metadata 1.00
speech-file, 64 KB: wave 1.47, mutagen 1.47, node-wav 1.47, music-metadata 1.47
EXPECTED
