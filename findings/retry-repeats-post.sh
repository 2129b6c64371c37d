#!/usr/bin/env bash
# A job that was paid for runs three times, because its answer was lost once.
#
# Versions:  axios 1.21.1 with axios-retry 4.5.0, @azure/core-rest-pipeline 1.24.0, superagent 10.4.2, wretch 2.11.1; next
#            to them got 14.6.6 and undici 7.30.2. Node 20.
# Input:     a POST that a server carries out before it closes the connection without an answer, and one that it refuses
#            with 503; each library with two retries, and with its defaults otherwise.
# Expected:  one request: nobody can know whether a POST that got no answer has been carried out.
# Seen:      axios-retry repeats a POST after a lost answer, although it does not after 503: by its default, errors of the
#            network are safe for every method. The other three repeat it after both. got and undici repeat it never.
# For us:    Run job and Create app are POST, and the rule on the pages is to look first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund axios@1.21.1 axios-retry@4.5.0 \
  @azure/core-rest-pipeline@1.24.0 superagent@10.4.2 wretch@2.11.1 got@14.6.6 undici@7.30.2
cat >seen.mjs <<'JS'
import * as azure from '@azure/core-rest-pipeline';
import axios from 'axios';
import axiosRetry from 'axios-retry';
import got from 'got';
import {createServer} from 'node:http';
import superagent from 'superagent';
import {Agent, request, RetryAgent} from 'undici';
import wretch from 'wretch';
import {retry} from 'wretch/middlewares';

const counts = new Map();
const server = createServer((incoming, response) => {
  counts.set(incoming.url, (counts.get(incoming.url) ?? 0) + 1);
  incoming.resume();
  incoming.on('end', () => {
    if (incoming.url.endsWith('/lost')) response.destroy();
    else response.writeHead(503).end();
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const body = '{"input": {}}';
const headers = {'content-type': 'application/json'};
const client = axios.create();
axiosRetry(client, {retries: 2});
const pipeline = azure.createPipelineFromOptions({retryOptions: {maxRetries: 2, retryDelayInMs: 10}});
const toAzure = (url) =>
  azure.createPipelineRequest({url, method: 'POST', body, headers: azure.createHttpHeaders(headers), allowInsecureConnection: true});
const agent = new RetryAgent(new Agent(), {maxRetries: 2, minTimeout: 10});
const retrying = wretch().middlewares([retry({maxAttempts: 2, delayTimer: 10, retryOnNetworkError: true})]);
const send = {
  'axios-retry': (url) => client.post(url, body, {headers}),
  azure: (url) => pipeline.sendRequest(azure.createDefaultHttpClient(), toAzure(url)),
  superagent: (url) => superagent.post(url).set(headers).send(body).retry(2),
  wretch: (url) => retrying.url(url).headers(headers).post(body).res(),
  got: (url) => got.post(url, {body, headers, retry: {limit: 2}}),
  undici: (url) => request(url, {method: 'POST', headers, body, dispatcher: agent}),
};
for (const [name, post] of Object.entries(send)) {
  for (const kind of ['lost', '503']) await post(`${origin}/${name}/${kind}`).catch(() => undefined);
  console.log(`${name}: ${counts.get(`/${name}/lost`)} after a lost answer, ${counts.get(`/${name}/503`)} after 503`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
axios-retry: 3 after a lost answer, 1 after 503
azure: 3 after a lost answer, 3 after 503
superagent: 3 after a lost answer, 3 after 503
wretch: 3 after a lost answer, 3 after 503
got: 1 after a lost answer, 1 after 503
undici: 1 after a lost answer, 1 after 503
EXPECTED
