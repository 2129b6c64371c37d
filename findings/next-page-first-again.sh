#!/usr/bin/env bash
# A list is read from its first page again and again: an option for a limit takes the cursor out of a link.
#
# Versions:  ky 1.14.3, got 14.6.6, @cypress/request 4.0.1; beside them axios 1.21.1, superagent 10.4.2 and ofetch
#            1.5.1. Node 20 or newer.
# Input:     the address of a next page, `/jobs?cursor=abc&state=done&state=failed`, as a server gives it in a link, and
#            the option for the query with `limit: 50`; a loop over three pages.
# Expected:  the cursor, both states, and the limit: the option adds to what an address has.
# Seen:      ky and got put the option in the place of the query: the server gets `?limit=50`, answers with the first
#            page, and the loop does not end. request makes `state[0]` and `state[1]` of the two states, and a server
#            sees none. The others add. A signed address loses its signature in the same way.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ky@1.14.3 got@14.6.6 @cypress/request@4.0.1 axios@1.21.1 \
  superagent@10.4.2 ofetch@1.5.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {promisify} from 'node:util';
import request from '@cypress/request';
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import {ofetch} from 'ofetch';
import superagent from 'superagent';

let asked;
const server = createServer((incoming, response) => {
  asked.push(decodeURIComponent(incoming.url));
  const page = Number(new URL(incoming.url, 'http://localhost').searchParams.get('cursor') ?? 1);
  const next = page < 3 ? `/jobs?cursor=${page + 1}&state=done&state=failed` : null;
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({next}));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const query = {limit: 50};
const clients = {
  ky: (url) => ky(url, {searchParams: query}).json(),
  got: (url) => got(url, {searchParams: query}).json(),
  request: async (url) => (await promisify(request)(url, {qs: query, json: true})).body,
  axios: async (url) => (await axios.get(url, {params: query})).data,
  superagent: async (url) => (await superagent.get(url).query(query)).body,
  ofetch: (url) => ofetch(url, {query}),
};
for (const [name, read] of Object.entries(clients)) {
  asked = [];
  let next = '/jobs?state=done&state=failed';
  while (next && asked.length < 8) ({next} = await read(`http://127.0.0.1:${server.address().port}${next}`));
  console.log(`${name}: ${asked[1]} | ${next ? 'no end' : `${asked.length} pages`}`);
}
server.close();
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
ky: /jobs?limit=50 | no end
got: /jobs?limit=50 | no end
request: /jobs?cursor=2&state[0]=done&state[1]=failed&limit=50 | 3 pages
axios: /jobs?cursor=2&state=done&state=failed&limit=50 | 3 pages
superagent: /jobs?cursor=2&state=done&state=failed&limit=50 | 3 pages
ofetch: /jobs?cursor=2&state=done&state=failed&limit=50 | 3 pages
EXPECTED
