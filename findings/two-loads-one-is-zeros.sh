#!/usr/bin/env bash
# A model counts as loaded, and three quarters of it are zeros: somebody else had asked for the same file meanwhile.
#
# Versions:  @huggingface/hub 2.17.5. Node 20 or newer.
# Input:     two calls of `downloadFileToCacheDir` for one file, the second one while the first has three quarters of
#            it, as two requests to one server have it; the second load then breaks. And the two calls one after the
#            other.
# Expected:  each call gives the path of a whole file, or an error: it is a cache for all programs of a computer, and
#            one load can wait for the other, or have a file of its own.
# Seen:      both write into one file `….incomplete`, which the second one empties. The first goes on behind the gap,
#            gives the file its final name, and returns its path. The second load fails, and from then on, each call
#            gives the broken file from the cache, without a request for it and without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @huggingface/hub@2.17.5
cat >seen.mjs <<'JS'
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {downloadFileToCacheDir} from '@huggingface/hub';

console.debug = () => {};
const size = 4_000_000;
let loads;
const server = createServer((request, response) => {
  if (request.url.includes('/paths-info/')) {
    response.writeHead(200, {'Content-Type': 'application/json'});
    const lastCommit = {id: 'c'.repeat(40)};
    response.end(JSON.stringify([{type: 'file', path: 'model.bin', oid: 'a'.repeat(40), size, lastCommit}]));
  } else if (request.headers.range) {
    response.writeHead(206, {'Content-Range': `bytes 0-0/${size}`, ETag: '"a"'});
    response.end('x');
  } else {
    loads.push(response);
    response.writeHead(200, {'Content-Length': size});
    response.flushHeaders();
    server.emit('load');
  }
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const hubUrl = `http://127.0.0.1:${server.address().port}`;
async function load(cacheDir) {
  try {
    const bytes = await readFile(await downloadFileToCacheDir({repo: 'own/lamp', path: 'model.bin', hubUrl, cacheDir}));
    return `${bytes.length / size} of its size, ${bytes.filter((byte) => byte === 0).length / size} of it zeros`;
  } catch {
    return 'an error';
  }
}
for (const isAtOnce of [false, true]) {
  loads = [];
  const folder = isAtOnce ? './at-once' : './in-turn';
  const first = load(folder);
  await once(server, 'load');
  loads[0].write(Buffer.alloc(0.75 * size, 'x'));
  await sleep(500);
  const second = isAtOnce && load(folder);
  if (isAtOnce) await once(server, 'load');
  await sleep(500);
  loads[0].end(Buffer.alloc(0.25 * size, 'x'));
  console.log(`${isAtOnce ? 'two at once' : 'one after the other'}\n  the first: ${await first}`);
  loads[1]?.destroy();
  console.log(`  the second: ${await (second || load(folder))}`);
  console.log(`  later: ${await load(folder)}, ${loads.length} loads`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
one after the other
  the first: 1 of its size, 0 of it zeros
  the second: 1 of its size, 0 of it zeros
  later: 1 of its size, 0 of it zeros, 1 loads
two at once
  the first: 1 of its size, 0.75 of it zeros
  the second: an error
  later: 1 of its size, 0.75 of it zeros, 2 loads
EXPECTED
