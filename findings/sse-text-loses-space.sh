#!/usr/bin/env bash
# An answer that is streamed as text comes without a space between its words, and without its paragraphs.
#
# Versions:  fetch-event-stream 0.1.6; beside it eventsource-parser 4.1.3 and parse-sse 0.1.0. Node 20 or newer.
# Input:     server-sent events whose data is the next piece of a text, as models give it: "The", " red", " lamp", two line
#            ends, "Next". So lines are `data: The` and `data:  red`, and the line ends are three lines `data:`.
# Expected:  the text: by the HTML standard, one space after the colon goes, and a second one is part of the data; lines
#            of data are joined by line ends, empty ones too.
# Seen:      fetch-event-stream gives "TheredlampNext": it takes all spaces at the start away, and joins lines only where
#            there was something before. With the pieces as JSON, as OpenAI sends them, it is right, so that a test with
#            that sees nothing. The other two are right with both.
# For us:    the mock server streams JSON.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund fetch-event-stream@0.1.6 eventsource-parser@4.1.3 parse-sse@0.1.0
cat >seen.mjs <<'JS'
import {EventSourceParserStream} from 'eventsource-parser/stream';
import {events} from 'fetch-event-stream';
import {parseServerSentEvents} from 'parse-sse';

const PIECES = ['The', ' red', ' lamp', '\n\n', 'Next'];
const write = (data) => `${data.split('\n').map((line) => `data: ${line}\n`).join('')}\n`;
const streams = {
  text: PIECES.map(write).join(''),
  JSON: PIECES.map((piece) => write(JSON.stringify(piece))).join(''),
};
const readers = {
  'fetch-event-stream': (answer) => events(answer),
  'eventsource-parser': ({body}) => body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()),
  'parse-sse': (answer) => parseServerSentEvents(answer),
};
for (const [name, stream] of Object.entries(streams)) {
  for (const [library, read] of Object.entries(readers)) {
    const answer = new Response(stream, {headers: {'content-type': 'text/event-stream'}});
    let seen = '';
    for await (const {data} of read(answer)) seen += name === 'JSON' ? JSON.parse(data) : data;
    console.log(`${name}, ${library}: ${JSON.stringify(seen)}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
text, fetch-event-stream: "TheredlampNext"
text, eventsource-parser: "The red lamp\n\nNext"
text, parse-sse: "The red lamp\n\nNext"
JSON, fetch-event-stream: "The red lamp\n\nNext"
JSON, eventsource-parser: "The red lamp\n\nNext"
JSON, parse-sse: "The red lamp\n\nNext"
EXPECTED
