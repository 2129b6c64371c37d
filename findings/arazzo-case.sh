#!/usr/bin/env bash
# A workflow waits for 'completed' in vain, although Arazzo compares text without regard to case, and asks too often.
#
# Versions:  @redocly/cli 2.77.0 (respect). Node 20.
# Input:     Arazzo 1.0.1, a step with the condition `$response.body#/status == 'completed'`, for a status COMPLETED; and
#            a step that is tried again after 0.2 s, at a server that answers `Retry-After: 2`.
# Expected:  the condition holds: comparisons of strings are case-insensitive in a simple condition. The second try comes
#            after 2 s: the header should overrule `retryAfter`.
# Seen:      the condition fails until it is written as the API writes the word. The second try comes at once.
# For us:    the site publishes no workflow in Arazzo.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @redocly/cli@2.77.0
cat >seen.mjs <<'JS'
import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';

let times = [];
let answers = [];
const server = createServer((request, response) => {
  times.push(Date.now());
  response.writeHead(200, {'content-type': 'application/json', 'retry-after': '2'});
  response.end(JSON.stringify({status: answers.shift() ?? 'COMPLETED'}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const content = {'application/json': {schema: {type: 'object'}}};
const responses = {200: {description: 'The job', content}};
const api = {
  openapi: '3.1.0',
  info: {title: 'Jobs', version: '1'},
  servers: [{url: `http://127.0.0.1:${server.address().port}`}],
  paths: {'/job': {get: {operationId: 'getJob', responses}}},
};
writeFileSync('api.json', JSON.stringify(api));

async function run(condition, onFailure) {
  const step = {stepId: 'wait', operationId: 'api.getJob', successCriteria: [{condition}], onFailure};
  const workflow = {
    arazzo: '1.0.1',
    info: {title: 'Wait', version: '1'},
    sourceDescriptions: [{name: 'api', type: 'openapi', url: 'api.json'}],
    workflows: [{workflowId: 'wait', steps: [step]}],
  };
  writeFileSync('wait.arazzo.json', JSON.stringify(workflow));
  times = [];
  return new Promise((resolve) => {
    execFile('npx', ['redocly', 'respect', 'wait.arazzo.json'], (error) => resolve(error ? 'fails' : 'passes'));
  });
}
console.log(`'completed': ${await run("$response.body#/status == 'completed'")}`);
console.log(`'COMPLETED': ${await run("$response.body#/status == 'COMPLETED'")}`);
answers = ['RUNNING'];
const again = [{name: 'again', type: 'retry', retryAfter: 0.2, retryLimit: 1}];
const end = await run("$response.body#/status == 'COMPLETED'", again);
console.log(`second try: ${end}, ${times[1] - times[0] < 2000 ? 'before' : 'after'} two seconds`);
server.close();
server.closeAllConnections();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
'completed': fails
'COMPLETED': passes
second try: passes, before two seconds
EXPECTED
