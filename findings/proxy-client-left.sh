#!/usr/bin/env bash
# A reader closes the page after the first word, and a proxy lets the model write the answer to its end.
#
# Versions:  http-proxy 1.18.1; beside it http-proxy-3 1.23.3, http-proxy-middleware 3.0.11, express-http-proxy 2.1.2 with
#            express 5.2.1, @fastify/http-proxy 11.6.3 with fastify 5.10.0. Node 20 or newer.
# Input:     a POST that a server answers with an event stream of 40 events, 50 ms apart, until its connection closes; the
#            client leaves after the first event.
# Expected:  the proxy closes its connection to the server at once. http-proxy has code for it: it listens to "aborted".
# Seen:      http-proxy reads all 40 events for nobody: Node.js sends "aborted" only to a request that has not arrived as a
#            whole, and a POST has long arrived by then. The others let the server stop after one to three events.
# For us:    samples/web/chat-route.mjs ends the answer, and what it costs, when the reader leaves.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund http-proxy@1.18.1 http-proxy-3@1.23.3 \
  http-proxy-middleware@3.0.11 express-http-proxy@2.1.2 express@5.2.1 @fastify/http-proxy@11.6.3 fastify@5.10.0
cat >seen.mjs <<'JS'
import fastifyProxy from '@fastify/http-proxy';
import express from 'express';
import expressProxy from 'express-http-proxy';
import Fastify from 'fastify';
import httpProxy from 'http-proxy';
import httpProxy3 from 'http-proxy-3';
import {createProxyMiddleware} from 'http-proxy-middleware';
import {createServer, request as ask} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

const EVENTS = 40;
const listen = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
};
let sent = 0;
const model = createServer((request, response) => {
  request.resume();
  sent = 0;
  response.writeHead(200, {'content-type': 'text/event-stream'});
  const timer = setInterval(() => {
    sent += 1;
    response.write(`data: ${sent}\n\n`);
    if (sent === EVENTS) response.end();
  }, 50);
  response.on('close', () => clearInterval(timer));
});
const port = await listen(model);
const target = `http://127.0.0.1:${port}`;
const make = (library) => {
  const proxy = library.createProxyServer({target}).on('error', () => {});
  return createServer((request, response) => proxy.web(request, response));
};
const fastify = Fastify();
fastify.register(fastifyProxy, {upstream: target});
await fastify.ready();
const proxies = {
  'http-proxy': make(httpProxy),
  'http-proxy-3': make(httpProxy3),
  'http-proxy-middleware': createServer(express().use(createProxyMiddleware({target}))),
  'express-http-proxy': createServer(express().use(expressProxy(target))),
  '@fastify/http-proxy': fastify.server,
};
const seen = {};
for (const [name, proxy] of Object.entries(proxies)) {
  const options = {port: await listen(proxy), host: '127.0.0.1', method: 'POST', path: '/v1/chat/completions'};
  const request = ask({...options, headers: {'content-type': 'application/json'}});
  request.on('error', () => {}).end('{"stream": true}');
  request.on('response', (answer) => answer.on('error', () => {}).once('data', () => request.destroy()));
  await sleep(EVENTS * 50 + 1000);
  seen[name] = sent;
}
console.log(seen);
const {'http-proxy': left, ...others} = seen;
const isRecorded = left === EVENTS && Object.values(others).every((count) => count < 10);
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
