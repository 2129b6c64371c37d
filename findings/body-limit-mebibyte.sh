#!/usr/bin/env bash
# A server with a limit of "1MiB" for a body takes bodies of one byte.
#
# Versions:  express 5.3.0 with bytes 3.1.2, which reads sizes for it. Node 20.
# Input:     `express.json({limit})` with "1MB", "1MiB", the unit of IEC 80000-13, "1m", the form of nginx, and a small
#            body.
# Expected:  200 for all, as 1 MiB is what bytes means by "1MB", or an error when the server starts.
# Seen:      413 for the two others. What does not end with a unit that bytes knows is read like a plain number, up to
#            the first letter: a limit of 1 byte, without a warning. Each request is refused, and 24GiB of memory are
#            24.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund express@5.3.0 bytes@3.1.2
cat >seen.mjs <<'JS'
import bytes from 'bytes';
import express from 'express';

const init = {method: 'POST', headers: {'content-type': 'application/json'}, body: '{"prompt": "A lighthouse at 7"}'};
for (const limit of ['1MB', '1MiB', '1m']) {
  const app = express().set('env', 'test').use(express.json({limit}));
  const server = app.post('/', (request, response) => response.json({})).listen(0);
  await new Promise((resolve) => server.on('listening', resolve));
  const {status} = await fetch(`http://127.0.0.1:${server.address().port}`, init);
  console.log(`limit ${limit}: ${status}`);
  server.close();
}
console.log(`24GiB: ${bytes('24GiB')}, 24GB: ${bytes('24GB')}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
limit 1MB: 200
limit 1MiB: 413
limit 1m: 413
24GiB: 24, 24GB: 25769803776
EXPECTED
