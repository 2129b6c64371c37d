#!/usr/bin/env bash
# A read that breaks off in the middle of its answer is not tried again, although retries are on.
#
# Versions:  ky 1.14.3, ofetch 1.5.1, wretch 2.11.1, axios 1.21.1 with axios-retry 4.5.0; beside them got 14.6.6 and
#            superagent 10.4.2. Node 20 or newer.
# Input:     a GET with two retries: of a server that closes the connection without an answer, and of one that closes it in
#            the middle of its JSON.
# Expected:  three requests each: both are a lost connection, and a GET is safe to repeat.
# Seen:      all send three when no answer comes. When it breaks off, only got and superagent do. ky, ofetch and wretch
#            repeat what fails until the headers are there, and read the body afterwards. axios reads it itself, but its
#            error has the response, whose status is 200: axios-retry takes it for neither the network nor the server.
# For us:    the rule cut-answer of `check` ends such programs at their first read, where lost-answer does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ky@1.14.3 ofetch@1.5.1 wretch@2.11.1 got@14.6.6 axios@1.21.1 \
  axios-retry@4.5.0 superagent@10.4.2
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import axios from 'axios';
import axiosRetry from 'axios-retry';
import got from 'got';
import ky from 'ky';
import {ofetch} from 'ofetch';
import superagent from 'superagent';
import wretch from 'wretch';
import {retry} from 'wretch/middlewares';

let requests = 0;
const server = createServer(({url, socket}, response) => {
  requests += 1;
  if (url === '/lost') {
    socket.destroy();
    return;
  }
  response.writeHead(200, {'content-type': 'application/json', 'content-length': 100});
  response.write('{"data":');
  setTimeout(() => socket.destroy(), 100);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const client = axios.create();
axiosRetry(client, {retries: 2});
const again = retry({maxAttempts: 2, delayTimer: 50, retryOnNetworkError: true});
const reads = {
  ky: (url) => ky(url, {retry: 2}).json(),
  ofetch: (url) => ofetch(url, {retry: 2}),
  wretch: (url) => wretch(url).middlewares([again]).get().json(),
  'axios-retry': (url) => client.get(url),
  got: (url) => got(url, {retry: {limit: 2}}).json(),
  superagent: (url) => superagent.get(url).retry(2),
};
for (const [name, read] of Object.entries(reads)) {
  const seen = [];
  let status;
  for (const path of ['lost', 'cut']) {
    requests = 0;
    const url = `http://127.0.0.1:${server.address().port}/${path}`;
    await read(url).then(
      () => seen.push(`${path} has no error`),
      (error) => (status = error.response?.status),
    );
    seen.push(`${path} ${requests}`);
  }
  console.log(`${name}: ${seen.join(', ')}${name === 'axios-retry' ? `, status ${status}` : ''}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
ky: lost 3, cut 1
ofetch: lost 3, cut 1
wretch: lost 3, cut 1
axios-retry: lost 3, cut 1, status 200
got: lost 3, cut 3
superagent: lost 3, cut 3
EXPECTED
