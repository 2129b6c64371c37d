#!/usr/bin/env bash
# Two jobs run at once, one fails, and both count as failed: the picture of the other one is never fetched.
#
# Versions:  @stable-canvas/comfyui-client 1.5.9, ws 8.23.0. Node 20 or newer.
# Input:     two jobs by one client, each by `client.enqueue(…)`; the server tells by its WebSocket that job 1 has
#            failed, with its ID, and then that job 2 is done, with its picture. And both by `workflow.invoke(client)`
#            of the same package.
# Expected:  an error for job 1, and the picture for job 2: each message carries the ID of its job.
# Seen:      the same error for both, and that of job 2 is told as its own. `enqueue` compares the ID of what is done,
#            and not of what fails. Job 2 is made, and paid for, and a program that sends it again has it twice.
#            `workflow.invoke` compares both.
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

let socket;
let jobs;
const send = (type, data) => socket.send(JSON.stringify({type, data}));
function runBoth() {
  const failure = {node_id: '3', node_type: 'KSampler', exception_message: 'out of memory', exception_type: 'Memory'};
  const images = [{filename: 'lamp.png', subfolder: '', type: 'output'}];
  send('execution_error', {prompt_id: 'job-1', ...failure, executed: [], traceback: []});
  setTimeout(() => {
    send('executed', {prompt_id: 'job-2', node: '9', output: {images}});
    send('execution_success', {prompt_id: 'job-2'});
  }, 100);
}
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {'Content-Type': 'application/json'});
  if (request.method === 'GET') return response.end('{"queue_running": [], "queue_pending": []}');
  jobs += 1;
  response.end(JSON.stringify({prompt_id: `job-${jobs}`, number: jobs, node_errors: {}}));
  if (jobs === 2) setTimeout(runBoth, 300);
});
new WebSocketServer({server}).on('connection', (connection) => {
  socket = connection;
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const client = new Client({api_host: `127.0.0.1:${server.address().port}`, WebSocket, fetch: globalThis.fetch});
await client.connect();
const prompt = {9: {class_type: 'SaveImage', inputs: {}}};
const ways = {
  'client.enqueue': () => client.enqueue(prompt),
  'workflow.invoke'() {
    const workflow = new Workflow();
    workflow.classes.SaveImage({filename_prefix: 'lamp'});
    return workflow.invoke(client);
  },
};
for (const [name, run] of Object.entries(ways)) {
  jobs = 0;
  const first = run();
  await new Promise((sent) => setTimeout(sent, 100));
  const results = await Promise.allSettled([first, run()]);
  console.log(name);
  for (const [at, {value, reason}] of results.entries()) {
    console.log(`  job ${at + 1}: ${value ? `${value.images.length} picture` : `an error, ${reason.message}`}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
client.enqueue
  job 1: an error, Execution error: out of memory (Memory)
  job 2: an error, Execution error: out of memory (Memory)
workflow.invoke
  job 1: an error, Execution error: out of memory (Memory)
  job 2: 1 picture
EXPECTED
