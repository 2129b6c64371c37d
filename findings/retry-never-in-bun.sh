#!/usr/bin/env bash
# A program that repeats lost reads in Node.js gives up at the first lost connection in Bun.
#
# Versions:  p-retry 9.0.0 and 7.1.1, both with is-network-error 1.3.2; Bun 1.4.5, Deno 2.9.6, Node 20 or newer.
# Input:     a GET by the runtime's own fetch, with two retries: of a server that closes the connection without an answer,
#            and of one that breaks off in the middle of its JSON.
# Expected:  three requests each: p-retry is there for lost connections, and is-network-error has a text for Bun in its list.
# Seen:      in Node.js three each. In Bun one each: p-retry takes a TypeError whose message it does not know for a bug of
#            the program, and throws it at once; the message that it lists for Bun is not the one of Bun. In Deno, a lost
#            connection gives three requests, and a body that breaks off one.
# For us:    a program that is right under `check` in Node.js may give up in Bun: run `check` with the runtime that is used.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund p-retry@9.0.0 p-retry-7@npm:p-retry@7.1.1 \
  is-network-error@1.3.2 @deno/linux-x64-glibc@2.9.6 @oven/bun-linux-x64-baseline@1.4.5
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';

let requests = 0;
const server = createServer(({url, socket}, response) => {
  requests += 1;
  if (url === '/lost') {
    socket.destroy();
    return;
  }
  response.writeHead(200, {'content-type': 'application/json', 'content-length': 100});
  response.write('{"data":');
  setTimeout(() => socket.destroy(), 100);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
for (const name of ['p-retry', 'p-retry-7']) {
  const {default: pRetry} = await import(name);
  for (const path of ['lost', 'cut']) {
    requests = 0;
    const read = async () => (await fetch(`${url}/${path}`)).json();
    await pRetry(read, {retries: 2, minTimeout: 50}).catch(() => undefined);
    console.log(`${name} ${path}: ${requests}`);
  }
}
process.exit();
JS
modules=$folder/node_modules
{
  echo node
  node seen.mjs
  echo bun
  "$modules/@oven/bun-linux-x64-baseline/bin/bun" seen.mjs
  echo deno
  "$modules/@deno/linux-x64-glibc/deno" run --quiet --allow-all seen.mjs
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
node
p-retry lost: 3
p-retry cut: 3
p-retry-7 lost: 3
p-retry-7 cut: 3
bun
p-retry lost: 1
p-retry cut: 1
p-retry-7 lost: 1
p-retry-7 cut: 1
deno
p-retry lost: 3
p-retry cut: 1
p-retry-7 lost: 3
p-retry-7 cut: 1
EXPECTED
