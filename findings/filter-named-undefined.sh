#!/usr/bin/env bash
# A list of apps is empty, as nobody has chosen a team: the filter that is not set asks for the team "undefined".
#
# Versions:  redaxios 0.5.1, mande 2.0.10; beside them axios 1.21.1, whose interface the first one has, and up-fetch
#            2.6.1. Node 20 or newer.
# Input:     a list with the parameters `{team: undefined, state: null, page: 1}`, as a form has them in which two
#            fields are empty; to a server that gives the apps of the team that is asked for.
# Expected:  `?page=1`, as of axios, or at least no `team`: what is undefined is no value in JSON either.
# Seen:      both ask for `team=undefined&state=null&page=1`, and the answer 200 has no apps. The page says that there
#            are none, and a program that deletes what is in no list deletes all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund redaxios@0.5.1 mande@2.0.10 axios@1.21.1 up-fetch@2.6.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import axios from 'axios';
import {mande} from 'mande';
import redaxios from 'redaxios';
import {up} from 'up-fetch';

let asked;
const server = createServer((request, response) => {
  asked = request.url;
  const query = new URL(asked, 'http://localhost').searchParams;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({data: query.has('team') ? [] : ['app-1', 'app-2']}));
}).listen(0);
const url = `http://localhost:${server.address().port}/app`;
const params = {team: undefined, state: null, page: 1};
const libraries = {
  redaxios: async () => (await redaxios.get(url, {params})).data,
  mande: () => mande(url).get({query: params}),
  axios: async () => (await axios.get(url, {params})).data,
  'up-fetch': () => up(fetch)(url, {params}),
};
for (const [name, list] of Object.entries(libraries)) {
  const {data} = await list();
  console.log(`${name}: ${asked}, ${data.length} apps`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
redaxios: /app?team=undefined&state=null&page=1, 0 apps
mande: /app?team=undefined&state=null&page=1, 0 apps
axios: /app?page=1, 2 apps
up-fetch: /app?state=null&page=1, 2 apps
EXPECTED
