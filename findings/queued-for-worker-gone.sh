#!/usr/bin/env bash
# Of 1,500 jobs that a broker has confirmed, for a worker that was away for a while, 500 are gone: it is no "at least once".
#
# Versions:  mosquitto 2.0.11 of Debian 12; mqtt 5.16.0. It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     a worker with a session that is kept (`clean: false`), which has subscribed with QoS 1 and is away; 1,500
#            jobs with QoS 1, each of which the broker confirms; then the worker comes back.
# Expected:  1,500 jobs: a session has the messages of QoS 1 that came while its client was away, and a broker that
#            cannot keep one does not confirm it, or says why not, for which MQTT 5 has a reason.
# Seen:      the first 1,000, and no more: `max_queued_messages` is 1000 for each client, and what comes after is thrown
#            away, and confirmed. It is the same in MQTT 5. A line in the log, at the first one, is all. With 0 in the
#            configuration there is no limit, and all arrive.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 0.5; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download mosquitto libmosquitto1 libcjson1 libwebsockets17 libuv1 libev4 libdlt2 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mqtt@5.16.0
cat >ports.mjs <<'JS'
import {createServer} from 'node:http';
const servers = [0, 1].map(() => createServer().listen(0, '127.0.0.1'));
await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
console.log(servers.map((server) => server.address().port).join(' '));
for (const server of servers) server.close();
JS
cat >seen.mjs <<'JS'
import {setTimeout as pause} from 'node:timers/promises';
import mqtt from 'mqtt';

const [port, protocolVersion] = process.argv.slice(2).map(Number);
const url = `mqtt://127.0.0.1:${port}`;
const options = {protocolVersion, clean: false, clientId: 'worker', properties: {sessionExpiryInterval: 600}};
const before = await mqtt.connectAsync(url, options);
await before.subscribeAsync('jobs', {qos: 1});
await before.endAsync();

const sender = await mqtt.connectAsync(url, {protocolVersion});
const confirmed = await Promise.all(Array.from({length: 1500}, (_, job) => sender.publishAsync('jobs', `${job}`, {qos: 1})));
await sender.endAsync();

const jobs = new Set();
const worker = mqtt.connect(url, options);
worker.on('message', (_, job) => jobs.add(Number(job.toString())));
for (let last = -1; last !== jobs.size || last === 0; ) {
  last = jobs.size;
  await pause(1000);
}
worker.end(true);
console.log(`MQTT ${protocolVersion}: confirmed ${confirmed.length}, done ${jobs.size}, the last one ${Math.max(...jobs)}`);
JS
read -r default unlimited <<<"$(node ports.mjs)"
printf 'listener %s 127.0.0.1\nallow_anonymous true\n' "$default" >default.conf
printf 'listener %s 127.0.0.1\nallow_anonymous true\nmax_queued_messages 0\n' "$unlimited" >unlimited.conf
for name in default unlimited; do
  LD_LIBRARY_PATH=$LD_LIBRARY_PATH packages/usr/sbin/mosquitto -c $name.conf >$name.log 2>&1 &
done
until grep -q running default.log && grep -q running unlimited.log; do sleep 0.1; done
{
  node seen.mjs "$default" 4
  node seen.mjs "$default" 5
  echo "no limit, $(node seen.mjs "$unlimited" 4)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
MQTT 4: confirmed 1500, done 1000, the last one 999
MQTT 5: confirmed 1500, done 1000, the last one 999
no limit, MQTT 4: confirmed 1500, done 1500, the last one 1499
EXPECTED
