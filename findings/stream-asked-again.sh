#!/usr/bin/env bash
# A chat whose stream breaks, or just ends, is asked again and again, and paid for each time.
#
# Versions:  @microsoft/fetch-event-source 2.0.1, eventsource-client 1.2.0. Node 20.
# Input:     POST with a body, which both offer for chats, and default options: a stream that breaks after its first event,
#            and one that ends as it should, after [DONE]. Both clients get seven seconds.
# Expected:  a chat is sent once. For GET, the HTML standard has an event stream connect again; a POST with a question is
#            no subscription, and both know the method.
# Seen:      after a break, both send the same POST every one or two seconds, without limit and error, and the text of all
#            answers comes as one. After a whole answer, fetch-event-source resolves; eventsource-client asks again.
# For us:    the programs for chats use OpenAI clients, without retries.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @microsoft/fetch-event-source@2.0.1 eventsource-client@1.2.0
cat >seen.mjs <<'JS'
import {fetchEventSource} from '@microsoft/fetch-event-source';
import {createEventSource} from 'eventsource-client';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

// What fetch-event-source needs of a browser.
globalThis.window = globalThis;
globalThis.document = {hidden: false, addEventListener() {}, removeEventListener() {}};

let posts = 0;
let breaks = true;
const server = createServer((request, response) => {
  request.resume();
  if (request.method === 'POST') posts += 1;
  response.writeHead(200, {'content-type': 'text/event-stream'});
  response.write('data: Red\n\n');
  setTimeout(() => (breaks ? response.destroy() : response.end('data: [DONE]\n\n')), 50);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/v1/chat/completions`;
const init = {method: 'POST', headers: {'content-type': 'application/json'}, body: '{"stream": true}'};
const clients = {
  async microsoft(read) {
    const signal = AbortSignal.timeout(7000);
    await fetchEventSource(url, {...init, signal, onmessage: ({data}) => read(data)});
  },
  async sanity(read) {
    const source = createEventSource({url, ...init, onMessage: ({data}) => read(data)});
    await sleep(7000);
    source.close();
  },
};
const seen = {};
for (breaks of [true, false]) {
  for (const [name, run] of Object.entries(clients)) {
    posts = 0;
    let text = '';
    await run((data) => {
      text += data;
    });
    seen[`${name} ${breaks ? 'breaks' : 'ends'}`] = [posts, text];
  }
}
console.log(seen);
const isRecorded =
  ['microsoft breaks', 'sanity breaks', 'sanity ends'].every((name) => seen[name][0] > 2) &&
  seen['microsoft breaks'][1].startsWith('RedRedRed') &&
  seen['microsoft ends'][0] === 1;
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
