#!/usr/bin/env bash
# An answer in which the model pauses for two seconds ends there, without an error: a time limit of the client of Bedrock.
#
# Versions:  @aws-sdk/client-bedrock-runtime 3.1164.0, @smithy/eventstream-codec 4.5.2; Node 20.20 and 24.22.
# Input:     a stream of ConverseStream by HTTP/2, which this client takes for it: two events at once, and the end, a
#            `messageStop`, two seconds later; `requestHandler: {requestTimeout: 1000}`. Then streams that the server
#            resets with INTERNAL_ERROR, and whose connection is lost; last, a server that is silent from its start.
# Expected:  an error: a limit that is passed is a TimeoutError, as it is before the first byte, and a stream that is
#            reset is not one that has ended (RFC 9113, 5.4.2 and 8.1).
# Seen:      the limit counts each silence, and closes the stream, whose loop ends as that of a whole answer does, with
#            half of the text, no stop reason, and no usage, from which its cost is told. The same after a reset, and
#            without a connection: the error is dropped on the way. Before the first byte, it is an error, after three
#            calls. A program should look for `messageStop`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @aws-sdk/client-bedrock-runtime@3.1164.0 \
  @smithy/eventstream-codec@4.5.2
cat >seen.mjs <<'JS'
import {BedrockRuntimeClient, ConverseStreamCommand} from '@aws-sdk/client-bedrock-runtime';
import {EventStreamCodec} from '@smithy/eventstream-codec';
import {createServer} from 'node:http2';
import {setTimeout as sleep} from 'node:timers/promises';

const toText = (bytes) => Buffer.from(bytes).toString();
const codec = new EventStreamCodec(toText, Buffer.from);
const header = (value) => ({type: 'string', value});
function encodeEvent(type, content) {
  const headers = {
    ':message-type': header('event'),
    ':event-type': header(type),
    ':content-type': header('application/json'),
  };
  return Buffer.from(codec.encode({headers, body: Buffer.from(JSON.stringify(content))}));
}
const internalError = 2;
const endings = {
  'a pause of 2 s': () => sleep(2000),
  'a reset': (stream) => stream.close(internalError),
  'a lost connection': (stream) => stream.session.destroy(),
};
let [ending, calls] = ['', 0];
const server = createServer().on('stream', async (stream) => {
  calls += 1;
  stream.on('error', () => {});
  if (ending === 'silence') return;
  stream.respond({':status': 200, 'content-type': 'application/vnd.amazon.eventstream'});
  stream.write(encodeEvent('messageStart', {role: 'assistant'}));
  stream.write(encodeEvent('contentBlockDelta', {contentBlockIndex: 0, delta: {text: 'Half of'}}));
  await sleep(200);
  await endings[ending]?.(stream);
  if (stream.destroyed) return;
  stream.end(encodeEvent('messageStop', {stopReason: 'end_turn'}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const command = new ConverseStreamCommand({modelId: 'm', messages: [{role: 'user', content: [{text: 'Hello'}]}]});
for (ending of ['none', ...Object.keys(endings), 'silence']) {
  calls = 0;
  const client = new BedrockRuntimeClient({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${server.address().port}`,
    credentials: {accessKeyId: 'k', secretAccessKey: 's'},
    requestHandler: {requestTimeout: 1000},
  });
  const events = [];
  let end = 'the loop ends';
  try {
    const {stream} = await client.send(command);
    for await (const event of stream) events.push(Object.keys(event)[0]);
  } catch ({name}) {
    end = name;
  }
  console.log(`${ending}: ${[...events, end].join(', ')}; calls: ${calls}`);
  client.destroy();
}
process.exit();
JS
node seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
none: messageStart, contentBlockDelta, messageStop, the loop ends; calls: 1
a pause of 2 s: messageStart, contentBlockDelta, the loop ends; calls: 1
a reset: messageStart, contentBlockDelta, the loop ends; calls: 1
a lost connection: messageStart, contentBlockDelta, the loop ends; calls: 1
silence: TimeoutError; calls: 3
EXPECTED
