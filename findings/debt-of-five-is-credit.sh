#!/usr/bin/env bash
# An account that is five dollars in debt has 95 dollars, by its chart: a value below zero is a step for StatsD.
#
# Versions:  hot-shots 17.1.1 and statsd 0.9.0 of npm; beside them statsd 4.0.1 of Python, of Debian 12. It needs Debian
#            12, after `apt-get update`; Node 20 or newer.
# Input:     a gauge of what an account has, 100, then -5, by `client.gauge('balance', -5)`. hot-shots has another
#            method, `gaugeDelta`, for steps.
# Expected:  -5: a gauge is set, and a client that knows the format writes what the server reads as -5.
# Seen:      95. In the format, a number with a sign is a change, so a value below zero can only be set after a 0;
#            hot-shots sends it as it is. Each report of the same debt takes another five off, so the line falls from
#            100 to where no one owes it, and an alert at 0 comes late. The client of Python sends the 0 first.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-statsd >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund hot-shots@17.1.1 statsd@0.9.0
cat >seen.py <<'PY'
import sys

import statsd

client = statsd.StatsClient('127.0.0.1', int(sys.argv[1]))
client.gauge('balance', 100)
client.gauge('balance', -5)
PY
cat >seen.mjs <<'JS'
import {execFile, spawn} from 'node:child_process';
import {createSocket} from 'node:dgram';
import {writeFileSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import StatsD from 'hot-shots';

const freePort = () =>
  new Promise((resolve) => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1', () => {
      const {port} = socket.address();
      socket.close(() => resolve(port));
    });
  });

async function report(name, send) {
  const [port, mgmt_port] = [await freePort(), await freePort()];
  const hosts = {address: '127.0.0.1', mgmt_address: '127.0.0.1'};
  writeFileSync('config.js', JSON.stringify({port, mgmt_port, ...hosts, backends: ['./backends/console'], flushInterval: 500}));
  const server = spawn('node', ['node_modules/statsd/stats.js', 'config.js'], {stdio: ['ignore', 'pipe', 'inherit']});
  let output = '';
  server.stdout.on('data', (text) => (output += text));
  while (!output.includes('gauges')) await pause(100);
  await send(port);
  await pause(300);
  output = '';
  while (output.split('Flushing').length < 4) await pause(100);
  server.kill();
  console.log(`${name}: ${[...output.matchAll(/balance: (-?\d+)/g)].at(-1)[1]}`);
}

const hotShots = (method) => async (port) => {
  const client = new StatsD({host: '127.0.0.1', port});
  client.gauge('balance', 100);
  await pause(200);
  client[method]('balance', -5);
  await pause(200);
  client.close();
};
await report('hot-shots, gauge', hotShots('gauge'));
await report('hot-shots, gaugeDelta', hotShots('gaugeDelta'));
await report('Python', (port) => promisify(execFile)('/usr/bin/python3', ['seen.py', port]));
JS
PYTHONPATH=packages/usr/lib/python3/dist-packages node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
hot-shots, gauge: 95
hot-shots, gaugeDelta: 95
Python: -5
EXPECTED
