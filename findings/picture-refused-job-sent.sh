#!/usr/bin/env bash
# A picture is too large for a server, and the job that is to enlarge it is sent, and done: without the picture.
#
# Versions:  @gradio/client 2.7.0. Node 20 or newer.
# Input:     `predict('/upscale', {image})`, with the picture as a Blob, as a Buffer, and by `handle_file(path)`; a
#            server that refuses the upload with 413 and takes each job, and the same one when it takes the upload.
# Expected:  an error from `predict`, with the status, and no job. `client.upload(…)` of the same package throws, and
#            has the answer of the server in its error.
# Seen:      `predict` goes on. In place of the picture, the job gets an empty object, the bytes as a list of numbers,
#            or the path on the own computer, and what comes back counts as a success.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @gradio/client@2.7.0
printf 'png' >picture.png
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {Client, FileData, handle_file} from '@gradio/client';

const image = {type: 'filepath', component: 'Image'};
const info = {
  named_endpoints: {'/upscale': {parameters: [{...image, parameter_name: 'image'}], returns: [image]}},
  unnamed_endpoints: {},
};
const components = [1, 2].map((id) => ({id, type: 'image', props: {}}));
const dependencies = [{id: 0, api_name: 'upscale', inputs: [1], outputs: [2], queue: false, targets: []}];
let isTooLarge;
let sent;
const server = createServer(async (request, response) => {
  const body = await text(request);
  const answer = (status, value) => {
    response.writeHead(status, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(value));
  };
  const [path] = request.url.split('?');
  if (path === '/config') {
    const protocol = {protocol: 'sse_v3', api_prefix: '/gradio_api', version: '6.0.0'};
    return answer(200, {...protocol, root: `http://${request.headers.host}`, components, dependencies});
  }
  if (path.endsWith('/info')) return answer(200, info);
  if (path.endsWith('/upload')) return isTooLarge ? answer(413, {detail: 'too large'}) : answer(200, ['/kept/1.png']);
  [sent] = JSON.parse(body).data;
  answer(200, {data: ['done']});
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
server.unref();
const address = `http://127.0.0.1:${server.address().port}`;
const client = await Client.connect(address);
const short = ({meta, ...value}) => JSON.stringify(value.path ? {path: value.path} : value);
for (isTooLarge of [false, true]) {
  console.log(isTooLarge ? 'refused' : 'taken');
  const pictures = {Blob: new Blob(['png']), Buffer: Buffer.from('png'), handle_file: handle_file('picture.png')};
  for (const [name, picture] of Object.entries(pictures)) {
    const {data} = await client.predict('/upscale', {image: picture});
    console.log(`  ${name}: ${data}, with ${short(sent)}`);
  }
  await client.upload([new FileData({path: '1.png', blob: new Blob(['png'])})], address).then(
    ([file]) => console.log(`  upload: ${file.path}`),
    (error) => console.log(`  upload: an error, ${error.message}`)
  );
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
taken
  Blob: done, with {"path":"/kept/1.png"}
  Buffer: done, with {"path":"/kept/1.png"}
  handle_file: done, with {"path":"/kept/1.png"}
  upload: /kept/1.png
refused
  Blob: done, with {}
  Buffer: done, with {"type":"Buffer","data":[112,110,103]}
  handle_file: done, with {"type":"command","command":"upload_file"}
  upload: an error, HTTP 413: {"detail":"too large"}
EXPECTED
