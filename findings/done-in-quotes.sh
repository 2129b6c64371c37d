#!/usr/bin/env bash
# A server ends a chat stream by `[DONE]`, and the client of it throws after the whole answer: the word came in quotes.
#
# Versions:  @fastify/sse 0.6.0 with fastify 5.12.8, better-sse 0.16.1; beside them h3 1.15.11. The client is openai
#            6.49.0. Node 20.
# Input:     a server with an OpenAI-style stream, which sends one chunk, as an object, and `[DONE]`, as a text.
# Expected:  `data: [DONE]`, as the data of an event is text; with h3, which takes only texts, it is.
# Seen:      `data: "[DONE]"`, since the two libraries make JSON of all data, also of a text. The client takes it for one
#            more chunk, and the program throws a TypeError at `choices[0]`, when the answer is there and paid for. A
#            chunk that is JSON already, as one from another server that is passed on, has its quotes escaped. The option
#            `serializer` of both is the way out.
# For us:    the mock server writes its events itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @fastify/sse@0.6.0 fastify@5.12.8 better-sse@0.16.1 h3@1.15.11 openai@6.49.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {createSession} from 'better-sse';
import Fastify from 'fastify';
import sse from '@fastify/sse';
import {createApp, createEventStream, eventHandler, toNodeListener} from 'h3';
import OpenAI from 'openai';

const choices = [{index: 0, delta: {role: 'assistant', content: 'Done.'}, finish_reason: 'stop'}];
const chunk = {id: '1', object: 'chat.completion.chunk', created: 1, model: 'small', choices};

const fastify = Fastify();
await fastify.register(sse);
fastify.post('/chat/completions', {sse: true}, async (request, reply) => {
  for (const data of [chunk, '[DONE]']) await reply.sse.send({data});
});
const h3 = createApp().use(
  '/',
  eventHandler((event) => {
    const stream = createEventStream(event);
    const send = async () => {
      for (const data of [JSON.stringify(chunk), '[DONE]']) await stream.push({data});
      await stream.close();
    };
    send();
    return stream.send();
  }),
);
const listeners = {
  '@fastify/sse': (request, response) => fastify.routing(request, response),
  'better-sse': async (request, response) => {
    const session = await createSession(request, response);
    for (const data of [chunk, '[DONE]']) session.push(data);
    setTimeout(() => response.end(), 100);
  },
  h3: toNodeListener(h3),
};
await fastify.ready();
for (const [name, listener] of Object.entries(listeners)) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseURL = `http://127.0.0.1:${server.address().port}`;
  const request = {model: 'small', messages: [{role: 'user', content: 'Ready?'}], stream: true};
  const headers = {'content-type': 'application/json', accept: 'text/event-stream'};
  const raw = await fetch(`${baseURL}/chat/completions`, {method: 'POST', headers, body: JSON.stringify(request)});
  const last = (await raw.text()).trim().split('\n').at(-1);
  const client = new OpenAI({apiKey: 'key', baseURL, maxRetries: 0, defaultHeaders: headers});
  let seen = '';
  try {
    for await (const {choices: [choice]} of await client.chat.completions.create(request)) seen += choice.delta.content;
  } catch (error) {
    seen += ` ${error.name}`;
  }
  console.log(`${name}: ${last}; ${seen}`);
  server.close();
  server.closeAllConnections();
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
@fastify/sse: data: "[DONE]"; Done. TypeError
better-sse: data:"[DONE]"; Done. TypeError
h3: data: [DONE]; Done.
EXPECTED
