#!/usr/bin/env bash
# A job counts as done, and then as unknown, while it runs: the server was busy when it was asked for its queue.
#
# Versions:  @stable-canvas/comfyui-client 1.5.9. Node 20 or newer.
# Input:     `enqueue_polling` with a job that is in the queue for four looks, and then in the history with one
#            picture; the second look is answered by 503, or by a connection that breaks. And the same without it.
# Expected:  the picture, as without it, or an error that names the 503: reads of a queue fail from time to time, and
#            the call has a time limit of five minutes for the job.
# Seen:      an error says that there is no such job. A queue that could not be read is taken for an empty one, a job
#            that is in no queue for done, and in the history there is none yet. The job runs on, and a program that
#            sends it again has it twice. The 503 itself goes to the console alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @stable-canvas/comfyui-client@1.5.9
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {Client} from '@stable-canvas/comfyui-client';

console.error = () => {};
console.warn = () => {};
const queued = [0, 'job-1', {}, {}, []];
const images = [{filename: 'lamp.png', subfolder: '', type: 'output'}];
const success = {status_str: 'success', completed: true, messages: []};
let trouble;
let looks;
let isDone;
const server = createServer((request, response) => {
  request.resume();
  const answer = (status, value) => {
    response.writeHead(status, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(value));
  };
  const [path] = request.url.split('?');
  if (path === '/prompt') return answer(200, {prompt_id: 'job-1', number: 0, node_errors: {}});
  if (path === '/history') {
    return answer(200, isDone ? {'job-1': {prompt: queued, outputs: {9: {images}}, status: success}} : {});
  }
  looks += 1;
  if (looks === 2 && trouble === '503') return answer(503, {error: 'busy'});
  if (looks === 2 && trouble === 'a broken connection') return request.socket.destroy();
  isDone = looks > 4;
  answer(200, {queue_running: isDone ? [] : [queued], queue_pending: []});
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const host = `127.0.0.1:${server.address().port}`;
for (trouble of ['no trouble', '503', 'a broken connection']) {
  [looks, isDone] = [0, false];
  const client = new Client({api_host: host, fetch: globalThis.fetch});
  const result = await client.enqueue_polling({9: {class_type: 'SaveImage', inputs: {}}}, {polling_ms: 20}).then(
    (output) => `${output.images.length} picture`,
    (error) => `an error, ${error.message}`
  );
  console.log(`${trouble}: ${result}, after ${looks} looks; the job ${isDone ? 'is done' : 'runs'}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
no trouble: 1 picture, after 5 looks; the job is done
503: an error, Prompt [job-1] not found in history, after 2 looks; the job runs
a broken connection: an error, Prompt [job-1] not found in history, after 2 looks; the job runs
EXPECTED
