#!/usr/bin/env bash
# A picture is uploaded at the second try, the server says 200, and what it has is a file without a byte.
#
# Versions:  axios 1.21.1 with axios-retry 4.5.0 and with retry-axios 4.0.3, node-fetch 3.3.2 with fetch-retry 6.0.0, undici
#            7.30.2 (its fetch with RetryAgent); beside them got 14.6.6 and ky 1.14.3. Node 20 or newer.
# Input:     PUT of a file of 100,000 bytes as a stream, so that it need not be in memory; one retry, and a server that has
#            read the file when it answers 503. PUT is safe to repeat, and is repeated by default, or by the usual option.
# Expected:  the file again, or an error, as from got: "Cannot retry with consumed body stream".
# Seen:      the first four send `Content-Length: 0`: a stream that has been read is one that has ended. The server cannot
#            tell it from an empty file, and the client returns its 200. With a buffer all is right, so that a test with a
#            small picture in memory sees nothing. ky keeps what it has read, and sends all of it again.
# For us:    no request of the contract has a file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund axios@1.21.1 axios-retry@4.5.0 retry-axios@4.0.3 \
  node-fetch@3.3.2 fetch-retry@6.0.0 undici@7.30.2 got@14.6.6 ky@1.14.3
cat >seen.mjs <<'JS'
import axios from 'axios';
import axiosRetry from 'axios-retry';
import fetchRetry from 'fetch-retry';
import got from 'got';
import ky from 'ky';
import nodeFetch from 'node-fetch';
import {createReadStream, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {Readable} from 'node:stream';
import * as retryAxios from 'retry-axios';
import {Agent, fetch as undiciFetch, RetryAgent} from 'undici';

writeFileSync('picture.png', Buffer.alloc(100_000, 7));
let sizes = [];
const server = createServer(async (request, response) => {
  let size = 0;
  for await (const part of request) size += part.length;
  sizes.push(size);
  response.writeHead(sizes.length === 1 ? 503 : 200).end();
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/picture.png`;
const read = () => createReadStream('picture.png');

const first = axios.create();
axiosRetry(first, {retries: 1});
const second = axios.create();
retryAxios.attach(second);
const repeat = fetchRetry(nodeFetch, {retries: 1, retryDelay: 50, retryOn: [503]});
const dispatcher = new RetryAgent(new Agent(), {maxRetries: 1, minTimeout: 50});
const uploads = {
  'axios-retry': () => first.put(url, read()),
  'retry-axios': () => second.put(url, read(), {raxConfig: {retry: 1, retryDelay: 50}}),
  'node-fetch, fetch-retry': () => repeat(url, {method: 'PUT', body: read()}),
  'undici RetryAgent': () => undiciFetch(url, {method: 'PUT', body: read(), duplex: 'half', dispatcher}),
  got: () => got.put(url, {body: read(), retry: {limit: 1}}),
  ky: () => ky.put(url, {body: Readable.toWeb(read()), duplex: 'half', retry: 1}),
};
for (const [name, upload] of Object.entries(uploads)) {
  sizes = [];
  const result = await upload().then(
    ({status, statusCode}) => `status ${status ?? statusCode}`,
    () => 'an error',
  );
  console.log(`${name}: ${sizes.join(', ')} bytes, ${result}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
axios-retry: 100000, 0 bytes, status 200
retry-axios: 100000, 0 bytes, status 200
node-fetch, fetch-retry: 100000, 0 bytes, status 200
undici RetryAgent: 100000, 0 bytes, status 200
got: 100000 bytes, an error
ky: 100000, 100000 bytes, status 200
EXPECTED
