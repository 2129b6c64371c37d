#!/usr/bin/env bash
# A stream with CRLF line ends fails in xsai at its very end, one with CR is empty.
#
# Versions:  xsai 0.4.4, Node 20.
# Input:     chat completion chunks as server-sent events whose lines end with CRLF, or with CR alone. The HTML
#            standard allows LF, CRLF and CR.
# Expected:  the same text with each of the three.
# Seen:      LF: the text. CRLF: "Unexpected token 'D'" when the end mark comes, which is compared with its CR;
#            text that arrived with it is lost. CR: an empty answer without an error.
# For us:    the mock server writes LF.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund xsai@0.4.4
cat >trial.mjs <<'SCRIPT'
import {createServer} from 'node:http';
import {streamText} from 'xsai';

const chunk = (content, finish_reason = null) =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{index: 0, delta: {content}, finish_reason}],
  });
const EVENTS = [chunk('Hello'), chunk(' world'), chunk('', 'stop'), '[DONE]'];
const LINE_ENDS = {LF: '\n', CRLF: '\r\n', CR: '\r'};

const server = createServer((request, response) => {
  request.resume();
  const end = LINE_ENDS[request.url.split('/')[1]];
  response.writeHead(200, {'content-type': 'text/event-stream'});
  // In two writes, so that the text is there before the end mark.
  const lines = EVENTS.map((data) => `data: ${data}${end}${end}`);
  response.write(lines.slice(0, -1).join(''));
  setTimeout(() => response.end(lines.at(-1)), 200);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
process.on('unhandledRejection', () => {}); // the promises of the result fail too

for (const name of Object.keys(LINE_ENDS)) {
  let text = '';
  let failure = '';
  try {
    const {textStream} = streamText({
      baseURL: `http://127.0.0.1:${server.address().port}/${name}/v1/`,
      apiKey: 'k',
      model: 'm',
      messages: [{role: 'user', content: 'Hi'}],
    });
    for await (const part of textStream) text += part;
  } catch (error) {
    failure = `, then ${error.message.slice(0, 20)}`;
  }
  console.log(`${name}: ${JSON.stringify(text)}${failure}`);
}
process.exit();
SCRIPT
node trial.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
LF: "Hello world"
CRLF: "Hello world", then Unexpected token 'D'
CR: ""
EXPECTED
