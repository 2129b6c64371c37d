#!/usr/bin/env bash
# A job that was paid for runs twice: without a retry in the program, the runtime itself sends the POST again.
#
# Versions:  fetch of Deno 2.9.6; next to it that of Bun 1.4.5, and of Node 20.
# Input:     a POST that a server carries out before it closes the connection without an answer: on a new connection,
#            and on one that is still open after a GET. No library, no option, no retry.
# Expected:  one request and an error each: a POST is not safe to repeat, and the body had been sent.
# Seen:      Deno sends the POST a second time on a new connection when the first one went out on a kept one, and reports
#            the error of the second. On a new connection it sends one. Bun and Node send one in both cases.
# For us:    `check` reports two jobs under lost-answer@runJob#1 for a program that has no retry: look at the runtime.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @deno/linux-x64-glibc@2.9.6 \
  @oven/bun-linux-x64-baseline@1.4.5
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';

let posts = 0;
const server = createServer((incoming, response) => {
  incoming.resume().on('end', () => {
    if (incoming.method === 'GET') {
      response.end('ready');
      return;
    }
    posts += 1;
    incoming.socket.destroy();
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const count = async () => {
  posts = 0;
  const answer = await fetch(url, {method: 'POST', body: '{"input": {}}'}).then(
    () => 'an answer',
    () => 'an error',
  );
  return `${posts} and ${answer}`;
};
const fresh = await count();
await (await fetch(url)).text();
const kept = await count();
console.log(`new connection: ${fresh}; kept one: ${kept}`);
process.exit();
JS
modules=$folder/node_modules
{
  echo "deno $("$modules/@deno/linux-x64-glibc/deno" run --quiet --allow-net seen.mjs)"
  echo "bun $("$modules/@oven/bun-linux-x64-baseline/bin/bun" seen.mjs)"
  echo "node $(node seen.mjs)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
deno new connection: 1 and an error; kept one: 2 and an error
bun new connection: 1 and an error; kept one: 1 and an error
node new connection: 1 and an error; kept one: 1 and an error
EXPECTED
