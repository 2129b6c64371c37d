#!/usr/bin/env bash
# A wait for a job never ends while its requests are recorded: the recorder answers in place of the API.
#
# Versions:  talkback 4.2.0, yakbak 5.0.1, fetch-vcr 3.2.0; beside them @pollyjs/core 6.0.6 with adapter-fetch 6.0.7
#            and persister-fs 6.0.6, and nock 14.0.17. Node 20.
# Input:     a job that is IN_QUEUE, RUNNING, then COMPLETED, and a program that reads it up to five times, with an
#            empty folder of recordings; then the program again, with the recorder that plays back.
# Expected:  a recorder passes each read on, and gives the three answers in their order afterwards.
# Seen:      talkback and yakbak, and fetch-vcr in the mode `cache`, answer the second read from the record of the
#            first: the program waits to its limit, while the job is done and its worker is billed. talkback that
#            overwrites, and fetch-vcr that records, pass all on, and keep the last: played back, a job is done at
#            once, and no wait is tried. Polly and nock give the three answers both times.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund talkback@4.2.0 yakbak@5.0.1 fetch-vcr@3.2.0 \
  @pollyjs/core@6.0.6 @pollyjs/adapter-fetch@6.0.7 @pollyjs/persister-fs@6.0.6 nock@14.0.17
cat >seen.mjs <<'JS'
import FetchAdapter from '@pollyjs/adapter-fetch';
import {Polly} from '@pollyjs/core';
import FilePersister from '@pollyjs/persister-fs';
import vcr from 'fetch-vcr';
import nock from 'nock';
import {createServer} from 'node:http';
import talkback from 'talkback';
import yakbak from 'yakbak';

const listen = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
};
let reads = 0;
const api = createServer((request, response) => {
  const status = ['IN_QUEUE', 'RUNNING', 'COMPLETED'][Math.min(reads, 2)];
  reads += 1;
  response.writeHead(200, {'content-type': 'application/json', connection: 'close'});
  response.end(JSON.stringify({status}));
});
const url = `http://127.0.0.1:${await listen(api)}`;
const job = `${url}/job/1`;

/** Reads the job until it is done, five times at most, and returns what it saw. */
async function wait(get = fetch, address = job) {
  const seen = [];
  while (seen.length < 5 && !seen.includes('COMPLETED')) seen.push((await (await get(address)).json()).status);
  return seen.join(' ');
}
const waitBehind = (port) => wait(fetch, `http://127.0.0.1:${port}/job/1`);

async function talk(record, path) {
  const server = talkback({host: url, path, record, port: 0, silent: true, summary: false});
  const port = (await server.start()).address().port;
  const seen = await waitBehind(port);
  await new Promise((resolve) => server.close(resolve));
  return seen;
}
const yakPort = await listen(createServer(yakbak(url, {dirname: `${process.cwd()}/yakbak`})));
const yak = () => waitBehind(yakPort); // its records are those of one host
function play(mode, fixturePath) {
  vcr.configure({mode, fixturePath});
  return wait(vcr);
}
async function poll() {
  Polly.register(FetchAdapter);
  Polly.register(FilePersister);
  const polly = new Polly('job', {adapters: ['fetch'], persister: 'fs', logLevel: 'silent'});
  const seen = await wait();
  await polly.stop();
  return seen;
}
async function back(mode) {
  nock.back.fixtures = process.cwd();
  nock.back.setMode(mode);
  const {nockDone} = await nock.back('job.json');
  const seen = await wait();
  nockDone();
  return seen;
}

const runs = [
  ['talkback NEW', () => talk('NEW', 'new'), () => talk('DISABLED', 'new')],
  ['talkback OVERWRITE', () => talk('OVERWRITE', 'over'), () => talk('DISABLED', 'over')],
  ['yakbak', yak, yak],
  ['fetch-vcr cache', () => play('cache', 'cache/'), () => play('playback', 'cache/')],
  ['fetch-vcr record', () => play('record', 'record/'), () => play('playback', 'record/')],
  ['polly', poll, poll],
  ['nock', () => back('record'), () => back('lockdown')],
];
for (const [name, record, playBack] of runs) {
  reads = 0;
  console.log(`${name}: ${await record()} | ${await playBack()}`);
}
process.exit();
JS
mkdir cache record
DEBUG='' node seen.mjs 2>/dev/null | grep ' | ' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
talkback NEW: IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE | IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE
talkback OVERWRITE: IN_QUEUE RUNNING COMPLETED | COMPLETED
yakbak: IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE | IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE
fetch-vcr cache: IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE | IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE IN_QUEUE
fetch-vcr record: IN_QUEUE RUNNING COMPLETED | COMPLETED
polly: IN_QUEUE RUNNING COMPLETED | IN_QUEUE RUNNING COMPLETED
nock: IN_QUEUE RUNNING COMPLETED | IN_QUEUE RUNNING COMPLETED
EXPECTED
