#!/usr/bin/env bash
# A chat has forgotten the question and the answer of its last turn, as the last event of the answer had no text in it.
#
# Versions:  @google/genai 2.32.0. Node 20 or newer.
# Input:     `sendMessageStream`, twice, in one chat. The last event of the answer gives the reason of the end, or only
#            what has been used, and no content, which is optional in the types; or it has an empty text beside them.
# Expected:  the second call sends the first question and its answer along, as it does with the empty text. The answer
#            has come whole, with its reason and without an error.
# Seen:      the second call sends its own question alone. One event without content counts as a bad answer, an empty
#            one stands in the history in place of all of its pieces, and a bad answer takes its question with it.
#            There is no error. `getHistory()` shows the question, `getHistory(true)`, which is what is sent, shows
#            nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @google/genai@2.32.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';
import {GoogleGenAI} from '@google/genai';

const usageMetadata = {promptTokenCount: 3, candidatesTokenCount: 5, totalTokenCount: 8};
const end = {finishReason: 'STOP', index: 0};
const lastEvents = {
  'an empty text': [{candidates: [{...end, content: {role: 'model', parts: [{text: ''}]}}], usageMetadata}],
  'the reason alone': [{candidates: [end], usageMetadata}],
  'the usage alone': [{candidates: [{...end, content: {role: 'model', parts: [{text: ' Bye.'}]}}]}, {usageMetadata}],
};
let lastEvent;
let sent;
const server = createServer(async (request, response) => {
  sent = (await json(request)).contents;
  response.writeHead(200, {'Content-Type': 'text/event-stream'});
  const texts = ['Your lamp is ', 'job 7312.'];
  const pieces = texts.map((text) => ({candidates: [{index: 0, content: {role: 'model', parts: [{text}]}}]}));
  for (const event of [...pieces, ...lastEvent]) response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.end();
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const client = new GoogleGenAI({apiKey: 'k', httpOptions: {baseUrl: `http://127.0.0.1:${server.address().port}`}});
async function ask(chat, message) {
  let answer = '';
  for await (const {text} of await chat.sendMessageStream({message})) answer += text ?? '';
  return answer;
}
const show = (turns) => turns.map(({role, parts}) => `${role}: ${parts.map(({text}) => text).join('')}`).join(' / ');
for (const [name, event] of Object.entries(lastEvents)) {
  lastEvent = event;
  const chat = client.chats.create({model: 'm'});
  console.log(`${name}\n  shown: ${await ask(chat, 'A lamp, please.')}`);
  console.log(`  history: ${chat.getHistory().length} turns, to be sent ${chat.getHistory(true).length}`);
  await ask(chat, 'Is it done?');
  console.log(`  sent with the next question: ${show(sent)}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
an empty text
  shown: Your lamp is job 7312.
  history: 4 turns, to be sent 4
  sent with the next question: user: A lamp, please. / model: Your lamp is  / model: job 7312. / model:  / user: Is it done?
the reason alone
  shown: Your lamp is job 7312.
  history: 2 turns, to be sent 0
  sent with the next question: user: Is it done?
the usage alone
  shown: Your lamp is job 7312. Bye.
  history: 2 turns, to be sent 0
  sent with the next question: user: Is it done?
EXPECTED
