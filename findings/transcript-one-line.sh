#!/usr/bin/env bash
# A transcript of two lines is one line, or none, or its first line has no end: subtitles that are read in part.
#
# Versions:  subsrt 1.1.1, @plussub/srt-vtt-parser 2.0.5, vtt-to-json 0.1.1; beside them subsrt-ts 2.1.2, media-captions
#            1.0.4. Node 20 or newer.
# Input:     subtitles as models for speech give them, SRT and WebVTT: with LF as the end of a line, which both formats
#            allow; a cue of WebVTT with a setting for its place, and one with a name, as the standard has them.
# Expected:  two lines with their times, from each library that reads the format, or an error.
# Seen:      subsrt looks for an empty line that has a CR: with LF, the first text of SRT has all the others in it, with
#            their times, and WebVTT has no line at all. srt-vtt-parser gives null for the end of a cue that has a
#            setting. vtt-to-json has the first times twice, takes the name of a cue for a text, and loses the last text
#            if the file ends with a line end. There is no error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund subsrt@1.1.1 @plussub/srt-vtt-parser@2.0.5 vtt-to-json@0.1.1 \
  subsrt-ts@2.1.2 media-captions@1.0.4
cat >seen.mjs <<'JS'
import * as plussub from '@plussub/srt-vtt-parser';
import {parseText} from 'media-captions';
import subsrt from 'subsrt';
import * as subsrtTs from 'subsrt-ts';
import vttToJson from 'vtt-to-json';

const srt = '1\n00:00:01,000 --> 00:00:02,500\nStart it\n\n2\n00:00:03,000 --> 00:00:04,000\nStop it\n';
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.500\nStart it\n\n00:03.000 --> 00:04.000\nStop it\n\n';
const files = {
  SRT: srt,
  'SRT, CRLF': srt.replaceAll('\n', '\r\n'),
  WebVTT: vtt,
  'WebVTT, a setting': vtt.replace('02.500', '02.500 align:start'),
  'WebVTT, a name': vtt.replace('\n00:03', '\nhello\n00:03'),
};
const captions = (all) => all.filter(({type}) => type === 'caption').map((one) => [one.start, one.end, one.text]);
const libraries = {
  subsrt: (text) => captions(subsrt.parse(text)),
  'srt-vtt-parser': (text) => plussub.parse(text).entries.map((one) => [one.from, one.to, one.text]),
  'vtt-to-json': async (text) => (await vttToJson(text)).map((one) => [one.start, one.end, one.part]),
  'subsrt-ts': (text) => captions((subsrtTs.default ?? subsrtTs).parse(text)),
  'media-captions': async (text) =>
    (await parseText(text, {type: text.startsWith('W') ? 'vtt' : 'srt'})).cues.map((one) => [
      one.startTime * 1000,
      one.endTime * 1000,
      one.text,
    ]),
};
const right = '[[1000,2500,"Start it"],[3000,4000,"Stop it"]]';
for (const [form, text] of Object.entries(files)) {
  console.log(form);
  for (const [name, parse] of Object.entries(libraries)) {
    if (name === 'vtt-to-json' && !form.startsWith('WebVTT')) continue;
    const seen = JSON.stringify((await parse(text)).map(([start, end, part]) => [start, end, part.trim()]));
    console.log(`  ${name}: ${seen === right ? 'two lines' : seen}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
SRT
  subsrt: [[1000,2500,"Start it\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nStop it"]]
  srt-vtt-parser: two lines
  subsrt-ts: two lines
  media-captions: two lines
SRT, CRLF
  subsrt: two lines
  srt-vtt-parser: two lines
  subsrt-ts: two lines
  media-captions: two lines
WebVTT
  subsrt: []
  srt-vtt-parser: two lines
  vtt-to-json: [[1000,2500,"Start it"],[1000,2500,""]]
  subsrt-ts: two lines
  media-captions: two lines
WebVTT, a setting
  subsrt: []
  srt-vtt-parser: [[1000,null,"Start it"],[3000,4000,"Stop it"]]
  vtt-to-json: [[1000,2500,"Start it"],[1000,2500,""]]
  subsrt-ts: two lines
  media-captions: two lines
WebVTT, a name
  subsrt: []
  srt-vtt-parser: two lines
  vtt-to-json: [[1000,2500,"Start it"],[1000,2500,"hello"]]
  subsrt-ts: two lines
  media-captions: two lines
EXPECTED
