#!/usr/bin/env bash
# A job has started, and its ID is undefined: an answer whose type ends with "+json" is no JSON for a client.
#
# Versions:  gaxios 7.3.1; beside it xior 0.8.5 and fetch of Node.js, 20 or newer.
# Input:     a POST whose answer, 200, has `application/vnd.api+json; charset=utf-8`; a refusal, 402, as
#            `application/problem+json` of RFC 9457; and the same two as `application/json`.
# Expected:  the object in all four cases, as "+json" is the suffix of RFC 6839 for it, or an error.
# Seen:      with "+json" the data of gaxios is a Blob, without an error: `data.id` is undefined, `JSON.stringify(data)`
#            is {}, and a program without the ID asks for nothing or starts the job again. The error of the refusal has
#            no word of its reason. With `responseType: 'json'` it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund gaxios@7.3.1 xior@0.8.5
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {Gaxios} from 'gaxios';
import xior from 'xior';

let [status, type] = [200, ''];
const server = createServer((request, response) => {
  response.writeHead(status, {'Content-Type': type});
  response.end(JSON.stringify(status === 200 ? {id: 'job-1'} : {detail: 'no credit'}));
}).listen(0);
const url = `http://localhost:${server.address().port}/run`;
const gaxios = new Gaxios();
const clients = {
  gaxios: () => gaxios.request({url, method: 'POST'}),
  "gaxios, responseType: 'json'": () => gaxios.request({url, method: 'POST', responseType: 'json'}),
  xior: () => xior.post(url),
};
for ([status, type] of [
  [200, 'application/json'],
  [200, 'application/vnd.api+json; charset=utf-8'],
  [402, 'application/json'],
  [402, 'application/problem+json'],
]) {
  console.log(`${status}, ${type}`);
  for (const [name, run] of Object.entries(clients)) {
    try {
      const {data} = await run();
      console.log(`  ${name}: ${data.constructor.name}, ID ${data.id}`);
    } catch ({response}) {
      console.log(`  ${name}: an error, ${response.data.constructor.name}, reason ${response.data.detail}`);
    }
  }
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
200, application/json
  gaxios: Object, ID job-1
  gaxios, responseType: 'json': Object, ID job-1
  xior: Object, ID job-1
200, application/vnd.api+json; charset=utf-8
  gaxios: Blob, ID undefined
  gaxios, responseType: 'json': Object, ID job-1
  xior: Object, ID job-1
402, application/json
  gaxios: an error, Object, reason no credit
  gaxios, responseType: 'json': an error, Object, reason no credit
  xior: an error, Object, reason no credit
402, application/problem+json
  gaxios: an error, Blob, reason undefined
  gaxios, responseType: 'json': an error, Object, reason no credit
  xior: an error, Object, reason no credit
EXPECTED
