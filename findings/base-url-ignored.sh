#!/usr/bin/env bash
# The variable that every OpenAI client is said to read does not keep a program away from OpenAI.
#
# Versions:  openai 6.49.0, @openai/agents 0.20.0, multi-llm-ts 5.1.1, @themaximalist/llm.js 1.0.3. Node 20.
# Input:     OPENAI_BASE_URL names a server of one's own, OPENAI_API_KEY has its key, and each library asks one question
#            with its defaults.
# Expected:  all requests go to that server.
# Seen:      the agents ask that server, and send a trace of the question to api.openai.com, with the key of the other
#            server. multi-llm-ts and llm.js ask api.openai.com itself.
# For us:    a program that is to be practiced without an account should be asked which hosts it calls.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund --legacy-peer-deps openai@6.49.0 @openai/agents@0.20.0 \
  zod@4.6.7 multi-llm-ts@5.1.1 @themaximalist/llm.js@1.0.3
cat >seen.mjs <<'JS'
import {setTimeout} from 'node:timers/promises';

Object.assign(process.env, {OPENAI_BASE_URL: 'http://own.example/v1', OPENAI_API_KEY: 'key-of-own'});
const hosts = new Set();
const message = {role: 'assistant', content: 'Hello'};
const usage = {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2};
const choices = [{index: 0, message, finish_reason: 'stop'}];
const answer = {id: '1', object: 'chat.completion', created: 1, model: 'm', choices, usage};
globalThis.fetch = async (input, init) => {
  const {url, headers} = new Request(input, init);
  const hasKey = headers.get('authorization')?.includes('key-of-own');
  hosts.add(`${new URL(url).host}${hasKey ? ' with the key' : ''}`);
  return Response.json(answer);
};
const silence = () => undefined;
Object.assign(console, {error: silence, warn: silence});

const ask = {
  async openai() {
    const {default: OpenAI} = await import('openai');
    await new OpenAI().chat.completions.create({model: 'm', messages: [{role: 'user', content: 'Hello'}]});
  },
  async '@openai/agents'() {
    const {Agent, getGlobalTraceProvider, run, setOpenAIAPI} = await import('@openai/agents');
    setOpenAIAPI('chat_completions');
    await run(new Agent({name: 'a', instructions: 'Be short', model: 'm'}), 'Hello');
    await getGlobalTraceProvider().forceFlush();
  },
  async 'multi-llm-ts'() {
    const {igniteEngine, Message} = await import('multi-llm-ts');
    const engine = igniteEngine('openai', {apiKey: process.env.OPENAI_API_KEY});
    await engine.complete(engine.buildModel('m'), [new Message('user', 'Hello')]);
  },
  async 'llm.js'() {
    const {default: LLM} = await import('@themaximalist/llm.js');
    await LLM('Hello', {service: 'openai', model: 'm'});
  },
};
for (const [name, call] of Object.entries(ask)) {
  hosts.clear();
  const {log} = console;
  console.log = silence;
  await Promise.race([call().catch(silence), setTimeout(20_000)]);
  console.log = log;
  console.log(`${name}: ${[...hosts].join(', ')}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openai: own.example with the key
@openai/agents: own.example with the key, api.openai.com with the key
multi-llm-ts: api.openai.com with the key
llm.js: api.openai.com with the key
EXPECTED
