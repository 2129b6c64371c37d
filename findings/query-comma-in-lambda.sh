#!/usr/bin/env bash
# A filter for one tag, "red,blue", is one for two tags behind a function, and one for the same job asks for two jobs.
#
# Versions:  @fastify/aws-lambda 6.4.1 with fastify 5.12.8; beside it serverless-http 4.0.0 and
#            @codegenie/serverless-express 4.17.1 with express 5.3.0, and hono 4.13.19. Node 20 or newer.
# Input:     `?tag=red%2Cblue` in an event of an HTTP API (payload 2.0), which has the query as it was sent,
#            `rawQueryString`, and as `queryStringParameters`, where values of one name are joined by commas.
# Expected:  one value, "red,blue", as on a server: the query as it was sent tells a comma from a second value.
# Seen:      @fastify/aws-lambda reads the joined one, and splits it at each comma: two values, also for a name, a
#            prompt or a number such as "1,5" that has a comma. What is sent twice is right. The other three give one
#            value.
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

const onExpress = express().get('/jobs', ({query}, response) => response.json(query.tag));
const onFastify = fastify().get('/jobs', ({query}, reply) => {
  reply.header('Content-Type', 'application/json').send(JSON.stringify(query.tag));
});
const onHono = new Hono().get('/jobs', (context) => context.json(context.req.queries('tag')));
const adapters = {
  fastify: awsLambdaFastify(onFastify),
  'serverless-http': serverless(onExpress),
  'serverless-express': serverlessExpress({app: onExpress}),
  hono: handle(onHono),
};
const http = {method: 'GET', path: '/jobs', sourceIp: '127.0.0.1', protocol: 'HTTP/1.1'};
const requestContext = {http, stage: '$default', domainName: 'a.example.test'};
for (const rawQueryString of ['tag=red%2Cblue', 'tag=red&tag=blue', 'tag=A%20cat%2C%20asleep']) {
  const queryStringParameters = {tag: new URLSearchParams(rawQueryString).getAll('tag').join(',')};
  console.log(rawQueryString);
  for (const [name, handler] of Object.entries(adapters)) {
    const headers = {host: 'a.example.test'};
    const event = {version: '2.0', rawPath: '/jobs', rawQueryString, queryStringParameters, headers, requestContext};
    const {body, isBase64Encoded} = await handler(event, {});
    console.log(`  ${name}: ${isBase64Encoded ? Buffer.from(body, 'base64') : body}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tag=red%2Cblue
  fastify: ["red","blue"]
  serverless-http: "red,blue"
  serverless-express: "red,blue"
  hono: ["red,blue"]
tag=red&tag=blue
  fastify: ["red","blue"]
  serverless-http: ["red","blue"]
  serverless-express: ["red","blue"]
  hono: ["red","blue"]
tag=A%20cat%2C%20asleep
  fastify: ["A cat"," asleep"]
  serverless-http: "A cat, asleep"
  serverless-express: "A cat, asleep"
  hono: ["A cat, asleep"]
EXPECTED
