#!/usr/bin/env bash
# A server that is busy, and asks for a minute of rest, gets each read eleven times within a second: a proxy repeats it.
#
# Versions:  @fastify/http-proxy 11.6.3 with fastify 5.12.8; beside it http-proxy-3 1.23.3 and express-http-proxy 2.1.2
#            with express 5.3.0. Node 20 or newer.
# Input:     a GET through each proxy, with its defaults, to a server that answers 503 with `Retry-After: 60`.
# Expected:  the server hears one request, and the client gets its answer at once, as it knows best when to come again. A
#            proxy that does repeat it waits for a minute.
# Seen:      @fastify/http-proxy sends the GET ten more times, and takes the 60 for milliseconds. A client with three
#            tries makes 33 requests of one, and a server under load gets the more, the less it can do. A POST is sent
#            once. The other two pass the answer on.
# For us:    no page puts a proxy in front of the API.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @fastify/http-proxy@11.6.3 fastify@5.12.8 \
  http-proxy-3@1.23.3 express-http-proxy@2.1.2 express@5.3.0
cat >seen.mjs <<'JS'
import fastifyProxy from '@fastify/http-proxy';
import express from 'express';
import expressProxy from 'express-http-proxy';
import Fastify from 'fastify';
import httpProxy3 from 'http-proxy-3';
import {createServer} from 'node:http';

const listen = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
};
let requests = 0;
const busy = createServer((request, response) => {
  requests += 1;
  request.resume();
  response.writeHead(503, {'retry-after': '60'}).end('{"error": "No capacity"}');
});
const target = await listen(busy);
const fastify = Fastify();
fastify.register(fastifyProxy, {upstream: target});
await fastify.ready();
const proxy3 = httpProxy3.createProxyServer({target});
const proxies = {
  '@fastify/http-proxy': fastify.server,
  'http-proxy-3': createServer((request, response) => proxy3.web(request, response)),
  'express-http-proxy': createServer(express().use(expressProxy(target))),
};
for (const [name, proxy] of Object.entries(proxies)) {
  const url = await listen(proxy);
  for (const method of ['GET', 'POST']) {
    requests = 0;
    const start = Date.now();
    const {status} = await fetch(url, {method, signal: AbortSignal.timeout(30_000)});
    console.log(`${name} ${method}: ${status}, ${requests} requests, ${Date.now() - start < 10_000 ? 'at once' : 'late'}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
@fastify/http-proxy GET: 503, 11 requests, at once
@fastify/http-proxy POST: 503, 1 requests, at once
http-proxy-3 GET: 503, 1 requests, at once
http-proxy-3 POST: 503, 1 requests, at once
express-http-proxy GET: 503, 1 requests, at once
express-http-proxy POST: 503, 1 requests, at once
EXPECTED
