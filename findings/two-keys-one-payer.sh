#!/usr/bin/env bash
# Two clients have the keys of two teams, and the jobs of both are paid for by the team of the second one.
#
# Versions:  civitai 0.1.15; beside it replicate 1.4.0. Node 20 or newer, with its `fetch` replaced by one that
#            answers.
# Input:     two clients, `new Civitai({auth})`, each with a key of its own, as a server for two teams has them, and
#            one picture with each. The first client is used again after that.
# Expected:  the key of team A in the calls of the first client, and that of team B in those of the second one: the key
#            is given to the client.
# Seen:      each call has the key of team B. A client keeps its key in one object for all clients, and the last that
#            is made overwrites it. As long as there is one team, all is right. replicate keeps them apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund civitai@0.1.15 replicate@1.4.0
cat >seen.mjs <<'JS'
import {createRequire} from 'node:module';
import Replicate from 'replicate';

const {Civitai} = createRequire(import.meta.url)('civitai');
const log = console.log;
console.log = () => {};
let key;
globalThis.fetch = async (address, {headers}) => {
  key = new Headers(headers).get('Authorization');
  const job = {jobId: 'j', cost: 1, result: [], scheduled: true};
  return Response.json({token: 't', jobs: [job], id: 'j', status: 'starting'});
};
const params = {prompt: 'a lamp', width: 512, height: 512, steps: 20, cfgScale: 7, scheduler: 'EulerA'};
const picture = {model: 'urn:air:sd1:checkpoint:civitai:4384@128713', params};
const makers = {
  civitai(auth) {
    const client = new Civitai({auth});
    return () => client.image.fromText(picture);
  },
  replicate(auth) {
    const client = new Replicate({auth});
    return () => client.predictions.create({version: 'a'.repeat(64), input: {prompt: 'a lamp'}});
  },
};
for (const [name, make] of Object.entries(makers)) {
  const teams = {A: make('key-of-A'), B: make('key-of-B')};
  for (const team of ['A', 'B', 'A']) {
    await teams[team]();
    log(`${name}: a job of team ${team} has ${key}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
civitai: a job of team A has Bearer key-of-B
civitai: a job of team B has Bearer key-of-B
civitai: a job of team A has Bearer key-of-B
replicate: a job of team A has Bearer key-of-A
replicate: a job of team B has Bearer key-of-B
replicate: a job of team A has Bearer key-of-A
EXPECTED
