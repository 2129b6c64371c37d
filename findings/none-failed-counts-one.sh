#!/usr/bin/env bash
# In each minute in which no job has failed, the counter of failed jobs goes up by one.
#
# Versions:  node-statsd 0.1.1; beside it hot-shots 17.1.1 and statsd-client 0.4.7. Node 20 or newer.
# Input:     `increment('failed', 0)`, as a program calls it once a minute with the number of what has failed, and with
#            3; `decrement('waiting', 0)`.
# Expected:  0, as of the other two, or nothing at all.
# Seen:      node-statsd sends 1 in place of 0, since 0 counts as no value, and -1 for the decrement: an alarm rings for
#            what is well, and the number of those that wait goes below zero. With 3 all three are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-statsd@0.1.1 hot-shots@17.1.1 statsd-client@0.4.7
cat >seen.mjs <<'JS'
import {createSocket} from 'node:dgram';
import {once} from 'node:events';
import HotShots from 'hot-shots';
import NodeStatsd from 'node-statsd';
import StatsdClient from 'statsd-client';

const server = createSocket('udp4').bind(0, '127.0.0.1');
await once(server, 'listening');
const {port} = server.address();
const clients = {
  'node-statsd': new NodeStatsd('127.0.0.1', port),
  'hot-shots': new HotShots({host: '127.0.0.1', port}),
  'statsd-client': new StatsdClient({host: '127.0.0.1', port}),
};
const calls = [
  ['increment', 'failed', 3],
  ['increment', 'failed', 0],
  ['decrement', 'waiting', 0],
];
for (const [name, client] of Object.entries(clients)) {
  const seen = [];
  for (const [call, counter, number] of calls) {
    const message = once(server, 'message');
    client[call](counter, number);
    seen.push(String((await message)[0]).trim());
  }
  console.log(`${name}: ${seen.join(', ')}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
node-statsd: failed:3|c, failed:1|c, waiting:-1|c
hot-shots: failed:3|c, failed:0|c, waiting:0|c
statsd-client: failed:3|c, failed:0|c, waiting:0|c
EXPECTED
