#!/usr/bin/env bash
# A picture that is given as a File is sent, and paid for, twice: once by its name, and once more as "image.jpg".
#
# Versions:  prodia 1.6.0; Node 20 or newer.
# Input:     one picture as input of a job, as a File, as what a form or `openAsBlob` gives; the same as a Blob and a
#            Buffer; to a server that writes down what arrives.
# Expected:  one part `input` each time: the types allow all of them.
# Seen:      a File is a Blob too, and both branches of the client take it: the job has two inputs, of which the second
#            one has another name and, where it is a PNG, an end that says JPEG. A model that joins pictures joins it
#            with itself. A Blob and a Buffer arrive once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund prodia@1.6.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {createProdia} from 'prodia/v2';

let received;
const server = createServer(async (request, response) => {
  const headers = {'Content-Type': request.headers['content-type']};
  const form = await new Response(Buffer.concat(await request.toArray()), {headers}).formData();
  received = form.getAll('input').map(({name, size}) => `${name} (${size} bytes)`);
  const answer = new FormData();
  answer.append('job', new Blob(['{"id": "j1"}'], {type: 'application/json'}));
  const sent = new Response(answer);
  response.setHeader('Content-Type', sent.headers.get('Content-Type'));
  response.end(Buffer.from(await sent.arrayBuffer()));
}).listen(0);
const prodia = createProdia({token: 'key', baseUrl: `http://localhost:${server.address().port}`});
const picture = Buffer.from('a picture');
const inputs = [new File([picture], 'cat.png', {type: 'image/png'}), new Blob([picture], {type: 'image/png'}), picture];
for (const input of inputs) {
  await prodia.job({type: 'inference.flux.img2img', config: {prompt: 'at night'}}, {inputs: [input]});
  console.log(`${input.constructor.name}: ${received.join(', ')}`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
File: cat.png (9 bytes), image.jpg (9 bytes)
Blob: image.jpg (9 bytes)
Buffer: image.jpg (9 bytes)
EXPECTED
