#!/usr/bin/env bash
# A server that asks for a minute of rest gets the next call after two seconds; one that asks for less is obeyed.
#
# Versions:  ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92; beside it @langchain/openai 1.5.8 with @langchain/core
#            1.4.0. Node 20.
# Input:     status 429 with `Retry-After: 59`, with `Retry-After: 60`, and without the header, and two retries allowed.
# Expected:  a call after 59 s and after 60 s, or an error at once, as the client sees that it would wait too long.
# Seen:      AI SDK waits 59 s, but at 60 s it goes by its own pauses, 2 s and 4 s: three calls, and "Failed after 3
#            attempts", where one more wait would have done. LangChain.js gives up at once without the header, whatever
#            `maxRetries` says: 429 counts as final then.
# For us:    the programs of the site try again without the header, and wait up to 60 s with it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ai@6.0.326 @ai-sdk/openai-compatible@2.0.92 zod@4.6.7 \
  @langchain/openai@1.5.8 @langchain/core@1.4.0
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {ChatOpenAI} from '@langchain/openai';
import {generateText} from 'ai';
import {createServer} from 'node:http';
import {setTimeout} from 'node:timers/promises';

const calls = {};
const server = createServer((request, response) => {
  const [, client, seconds] = decodeURIComponent(request.url).split('/');
  const name = `${client}, ${seconds}`;
  calls[name] = (calls[name] ?? 0) + 1;
  request.resume();
  if (seconds !== 'none') response.setHeader('retry-after', seconds);
  response.writeHead(429, {'content-type': 'application/json'});
  response.end('{"error": {"message": "slow down"}}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const askAi = (baseURL) => {
  const provider = createOpenAICompatible({name: 'test', baseURL, apiKey: 'k'});
  return generateText({model: provider('m'), prompt: 'Hello', maxRetries: 2});
};
const askLangChain = (baseURL) =>
  new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 2, configuration: {baseURL}}).invoke('Hello');
const ends = {};
for (const [client, ask] of Object.entries({'AI SDK': askAi, 'LangChain.js': askLangChain})) {
  for (const seconds of ['1', '59', '60', 'none']) {
    const baseURL = `${origin}/${encodeURIComponent(client)}/${seconds}`;
    ask(baseURL).catch(() => (ends[`${client}, ${seconds}`] = 'an error'));
  }
}
await setTimeout(15_000);
for (const name of Object.keys(calls).toSorted()) {
  console.log(`${name}: ${calls[name]} calls, ${ends[name] ?? 'still waiting'}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
AI SDK, 1: 3 calls, an error
AI SDK, 59: 1 calls, still waiting
AI SDK, 60: 3 calls, an error
AI SDK, none: 3 calls, an error
LangChain.js, 1: 3 calls, an error
LangChain.js, 59: 1 calls, still waiting
LangChain.js, 60: 1 calls, still waiting
LangChain.js, none: 1 calls, an error
EXPECTED
