#!/usr/bin/env bash
# A picture is whole on a server, and garbled behind a function: the adapter makes a text of its bytes.
#
# Versions:  serverless-http 4.0.0 with express 5.3.0, @fastify/aws-lambda 6.4.1 with fastify 5.12.8; beside them
#            @codegenie/serverless-express 4.17.1, and hono 4.13.19. Node 20 or newer.
# Input:     a route that sends a PNG with its type, through each adapter for AWS Lambda with its defaults, by an event
#            of an HTTP API (payload 2.0); such an answer is a text, or Base64 with `isBase64Encoded: true`.
# Expected:  Base64 for a picture: the type of the answer is there, and so are the bytes, which are no UTF-8.
# Seen:      the first two read the bytes as UTF-8, and put U+FFFD in the place of each that is none: status 200, the
#            right type, and other bytes. With `binary: ['image/*']`, or `enforceBase64`, the picture is whole. The
#            other two send Base64 by themselves.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund serverless-http@4.0.0 express@5.3.0 \
  @fastify/aws-lambda@6.4.1 fastify@5.12.8 @codegenie/serverless-express@4.17.1 hono@4.13.19
cat >seen.mjs <<'JS'
import serverlessExpress from '@codegenie/serverless-express';
import awsLambdaFastify from '@fastify/aws-lambda';
import express from 'express';
import fastify from 'fastify';
import {Hono} from 'hono';
import {handle} from 'hono/aws-lambda';
import serverless from 'serverless-http';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const bytes = Buffer.from(png, 'base64');
const onExpress = express().get('/p', (request, response) => response.type('png').send(bytes));
const newFastify = () =>
  fastify().get('/p', (request, reply) => {
    reply.type('image/png').send(bytes);
  });
const onHono = new Hono().get('/p', (context) => context.body(bytes, 200, {'Content-Type': 'image/png'}));
const adapters = {
  'serverless-http': serverless(onExpress),
  'serverless-http, binary': serverless(onExpress, {binary: ['image/*']}),
  fastify: awsLambdaFastify(newFastify()),
  'fastify, enforceBase64': awsLambdaFastify(newFastify(), {enforceBase64: () => true}),
  'serverless-express': serverlessExpress({app: onExpress}),
  hono: handle(onHono),
};
const http = {method: 'GET', path: '/p', sourceIp: '127.0.0.1', protocol: 'HTTP/1.1'};
for (const [name, handler] of Object.entries(adapters)) {
  const requestContext = {http, stage: '$default', domainName: 'a.example.test'};
  const event = {version: '2.0', rawPath: '/p', rawQueryString: '', headers: {host: 'a.example.test'}, requestContext};
  const {statusCode, body, isBase64Encoded} = await handler(event, {});
  const got = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  const kind = isBase64Encoded ? 'Base64' : 'text';
  console.log(`${name}: ${statusCode}, ${kind}, ${got.equals(bytes) ? 'whole' : 'garbled'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
serverless-http: 200, text, garbled
serverless-http, binary: 200, Base64, whole
fastify: 200, text, garbled
fastify, enforceBase64: 200, Base64, whole
serverless-express: 200, Base64, whole
hono: 200, Base64, whole
EXPECTED
