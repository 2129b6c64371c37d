#!/usr/bin/env bash
# A person who asks for a team's apps gets the personal ones: a client's cache sees the address alone.
#
# Versions:  axios-cache-interceptor 1.12.3 with axios 1.21.1; beside it got 14.6.6 with a `cache`, make-fetch-happen
#            14.0.3, and the cache of undici 7.30.2. Node 20.
# Input:     GET /app, and the same with the header of a team. The API says nothing about caching: no Cache-Control, no
#            Vary.
# Expected:  two answers: another header makes another request.
# Seen:      axios-cache-interceptor asks once, and gives the first answer to both for five minutes: its ID of a request
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
  const owner = headers['x-team-id'] ?? 'ann';
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
  for (const headers of [{}, {'x-team-id': 'team'}]) {
    seen.push((await list(headers)).data[0]);
  }
  console.log(`${name}: ${seen.join(', ')}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
axios-cache-interceptor: kept for 5 minutes
axios-cache-interceptor: app of ann, app of ann
got: app of ann, app of team
make-fetch-happen: app of ann, app of team
undici: app of ann, app of team
EXPECTED
