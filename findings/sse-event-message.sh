#!/usr/bin/env bash
# A stream whose events name their type, `event: message`, is empty for two OpenAI-style clients.
#
# Versions:  together-ai 0.52.0, @cerebras/cerebras_cloud_sdk 1.91.0; beside them openai 6.49.0. Node 20.
# Input:     chat completion chunks as server-sent events, each with the line `event: message`. The HTML standard
#            makes "message" the type of an event that names none, so both forms mean the same.
# Expected:  the same text as without that line.
# Seen:      openai reads all of it. Neither of the others raises an error: together-ai gives no chunk at all,
#            cerebras gives each chunk as {event, data}, where no program looks for `choices`.
# For us:    a server that writes the default type out loses the readers of these clients; ours writes none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  openai@6.49.0 together-ai@0.52.0 @cerebras/cerebras_cloud_sdk@1.91.0
cat >trial.mjs <<'SCRIPT'
import {createServer} from 'node:http';
import Cerebras from '@cerebras/cerebras_cloud_sdk';
import OpenAI from 'openai';
import Together from 'together-ai';

const chunk = (content, finish_reason = null) =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{index: 0, delta: {content}, finish_reason}],
  });
const EVENTS = [chunk('Hello'), chunk(' world'), chunk('', 'stop'), '[DONE]'];

const server = createServer((request, response) => {
  request.resume();
  const type = request.url.startsWith('/named') ? 'event: message\n' : '';
  response.writeHead(200, {'content-type': 'text/event-stream'});
  response.end(EVENTS.map((data) => `${type}data: ${data}\n\n`).join(''));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

async function readText(Client, path) {
  const baseURL = `http://127.0.0.1:${server.address().port}/${path}/v1`;
  const client = new Client({baseURL, apiKey: 'k', maxRetries: 0, warmTCPConnection: false});
  const messages = [{role: 'user', content: 'Hi'}];
  const stream = await client.chat.completions.create({model: 'm', messages, stream: true});
  let text = '';
  let fields = 'no chunk';
  for await (const chunk of stream) {
    text += chunk.choices?.[0]?.delta?.content ?? '';
    fields = Object.keys(chunk).join();
  }
  return `${JSON.stringify(text)}, chunks have ${fields}`;
}

for (const [name, Client] of Object.entries({openai: OpenAI, together: Together, cerebras: Cerebras})) {
  for (const path of ['plain', 'named']) {
    console.log(`${name} ${path}: ${await readText(Client, path)}`);
  }
}
process.exit();
SCRIPT
node trial.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openai plain: "Hello world", chunks have id,object,created,model,choices
openai named: "Hello world", chunks have id,object,created,model,choices
together plain: "Hello world", chunks have id,object,created,model,choices
together named: "", chunks have no chunk
cerebras plain: "Hello world", chunks have id,object,created,model,choices
cerebras named: "", chunks have event,data
EXPECTED
