#!/usr/bin/env bash
# A job without a time limit is given to a second worker after a second, and to a third one: it is paid for three times.
#
# Versions:  beanstalkd 1.12 of Debian 12; fivebeans 1.5.0. It needs Debian 12, after `apt-get update`; Node 20 or
#            newer.
# Input:     a job with a time to run (TTR) of 0, one of 60, and three workers that ask for a job one after the other,
#            and are still at work; then the first one deletes its job.
# Expected:  one worker has the job: 0 is no limit, as in `timeout 0`, `--max-time 0` and most options of that kind, or
#            it is refused.
# Seen:      the server makes 1 of it, and says so to nobody: after a second without a word of the worker the job is
#            ready again, and the next one has it, while the first still works. Its "delete" comes too late, and fails,
#            so it counts as not done. A job that takes less than a second, as in a test, runs once. With 60, one worker
#            has it.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; sleep 0.3; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download beanstalkd >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund fivebeans@1.5.0
port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => {
  console.log(s.address().port);
  s.close();
})")
packages/usr/bin/beanstalkd -l 127.0.0.1 -p "$port" &
until (: <>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do sleep 0.1; done
cat >seen.mjs <<'JS'
import {once} from 'node:events';
import beans from 'fivebeans';

async function connect(tube) {
  const client = new beans.client('127.0.0.1', process.argv[2]);
  client.connect();
  await once(client, 'connect');
  const call = (method, ...values) =>
    new Promise((resolve) => client[method](...values, (error, ...results) => resolve(error ? [error] : [null, ...results])));
  await call('use', tube);
  await call('watch', tube);
  return {call, close: () => client.quit()};
}

for (const limit of [0, 60]) {
  const tube = `limit-${limit}`;
  const sender = await connect(tube);
  await sender.call('put', 0, 0, limit, 'job');
  const workers = [];
  for (let number = 1; number <= 3; number++) {
    const worker = await connect(tube);
    const [error, id] = await worker.call('reserve_with_timeout', number === 1 ? 0 : 4);
    workers.push({...worker, id, outcome: error ? 'nothing' : 'the job'});
  }
  const [first] = workers;
  const [failed] = await first.call('destroy', first.id);
  console.log(`limit ${limit}: workers have ${workers.map(({outcome}) => outcome).join(', ')}; done: ${failed ?? 'yes'}`);
  for (const {close} of [sender, ...workers]) close();
}
process.exit();
JS
node seen.mjs "$port" | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
limit 0: workers have the job, the job, the job; done: NOT_FOUND
limit 60: workers have the job, nothing, nothing; done: yes
EXPECTED
