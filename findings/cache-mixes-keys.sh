#!/usr/bin/env bash
# The list of one person's apps is given to the next, whose API key is another: a client's cache sees the address.
#
# Versions:  axios-cache-interceptor 1.12.3 with axios 1.21.1; beside it got 14.6.6 with a `cache`, make-fetch-happen
#            14.0.3, and the cache of undici 7.30.2. Node 20.
# Input:     GET /app with one key, with the same key and the header of a team, and with another key. The API says
#            nothing about caching: no Cache-Control, no Vary.
# Expected:  three answers: one cache serves one program, and what depends on a key is not the same request.
# Seen:      axios-cache-interceptor asks once, and gives the first answer to all for five minutes: its ID of a request
#            has no headers but those that an answer names in Vary. A job that is read with it does not end for as
#            long. The others ask each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund axios@1.21.1 axios-cache-interceptor@1.12.3 \
  got@14.6.6 make-fetch-happen@14.0.3 undici@7.30.2
cat >seen.mjs <<'JS'
import axios from 'axios';
import {setupCache} from 'axios-cache-interceptor';
import got from 'got';
import makeFetchHappen from 'make-fetch-happen';
import {createServer} from 'node:http';
import {Agent, fetch, interceptors} from 'undici';

const api = createServer(({headers}, response) => {
  const owner = headers['x-team-id'] ?? headers['x-api-key'];
  response.writeHead(200, {'content-type': 'application/json'});
  response.end(JSON.stringify({data: [`app of ${owner}`]}));
});
await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${api.address().port}/app`;

const cached = setupCache(axios.create());
const gotCached = got.extend({cache: new Map()});
const fetchCached = makeFetchHappen.defaults({cachePath: 'cache'});
const dispatcher = new Agent().compose(interceptors.cache());
const clients = {
  'axios-cache-interceptor': async (headers) => (await cached.get(url, {headers})).data,
  got: (headers) => gotCached(url, {headers}).json(),
  'make-fetch-happen': async (headers) => (await fetchCached(url, {headers})).json(),
  undici: async (headers) => (await fetch(url, {headers, dispatcher})).json(),
};
console.log(`axios-cache-interceptor: kept for ${cached.defaults.cache.ttl / 60_000} minutes`);
for (const [name, list] of Object.entries(clients)) {
  const seen = [];
  for (const headers of [{'x-api-key': 'ann'}, {'x-api-key': 'ann', 'x-team-id': 'team'}, {'x-api-key': 'bob'}]) {
    seen.push((await list(headers)).data[0]);
  }
  console.log(`${name}: ${seen.join(', ')}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
axios-cache-interceptor: kept for 5 minutes
axios-cache-interceptor: app of ann, app of ann, app of ann
got: app of ann, app of team, app of bob
make-fetch-happen: app of ann, app of team, app of bob
undici: app of ann, app of team, app of bob
EXPECTED
