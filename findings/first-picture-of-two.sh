#!/usr/bin/env bash
# A workflow makes a picture and its enlargement, and the client returns the small one alone, as the result of all.
#
# Versions:  @stable-canvas/comfyui-client 1.5.9, ws 8.23.0. Node 20 or newer.
# Input:     a workflow with two nodes that save a picture. The server tells by its WebSocket that each of them is
#            executed, in turn, and that the job has succeeded; its history has both pictures.
# Expected:  two pictures, in each way in which the package runs a workflow: the result has a list of them.
# Seen:      `client.enqueue` takes the first node that is executed for the end of the job, and returns one picture,
#            while the second one is still being made. There is no error. `client.enqueue_polling` and
#            `workflow.invoke` return both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @stable-canvas/comfyui-client@1.5.9 ws@8.23.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {Client, Workflow} from '@stable-canvas/comfyui-client';
import {WebSocket, WebSocketServer} from 'ws';

const prompt_id = 'job-1';
const picture = (filename) => ({images: [{filename, subfolder: '', type: 'output'}]});
const outputs = {8: picture('small.png'), 9: picture('large.png')};
const queued = [0, prompt_id, {}, {}, []];
let socket;
let isDone;
const send = (type, data) => socket.send(JSON.stringify({type, data: {prompt_id, ...data}}));
function runJob() {
  send('execution_start', {});
  send('executed', {node: '8', output: outputs[8]});
  setTimeout(() => {
    send('executed', {node: '9', output: outputs[9]});
    send('execution_success', {});
    isDone = true;
  }, 200);
}
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'Content-Type': 'application/json'});
  const answer = (value) => response.end(JSON.stringify(value));
  if (request.method === 'POST') {
    isDone = false;
    setTimeout(runJob, 200);
    return answer({prompt_id, number: 1, node_errors: {}});
  }
  if (request.url.startsWith('/queue')) return answer({queue_running: isDone ? [] : [queued], queue_pending: []});
  answer({[prompt_id]: {prompt: queued, outputs, status: {status_str: 'success', completed: true, messages: []}}});
});
new WebSocketServer({server}).on('connection', (connection) => {
  socket = connection;
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const client = new Client({api_host: `127.0.0.1:${server.address().port}`, WebSocket, fetch: globalThis.fetch});
await client.connect();
const workflow = new Workflow();
for (const filename_prefix of ['small', 'large']) workflow.classes.SaveImage({filename_prefix});
const {prompt} = workflow.workflow();
const ways = {
  'client.enqueue_polling': () => client.enqueue_polling(prompt, {polling_ms: 50}),
  'workflow.invoke': () => workflow.invoke(client),
  'client.enqueue': () => client.enqueue(prompt),
};
for (const [name, run] of Object.entries(ways)) {
  const {images} = await run();
  const names = images.map(({data}) => new URL(data).searchParams.get('filename'));
  console.log(`${name}: ${names.join(' and ')}; the job is ${isDone ? 'done' : 'running'}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
client.enqueue_polling: small.png and large.png; the job is done
workflow.invoke: small.png and large.png; the job is done
client.enqueue: small.png; the job is running
EXPECTED
