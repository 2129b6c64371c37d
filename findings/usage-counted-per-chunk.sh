#!/usr/bin/env bash
# A chat of one step has used four times as much in total as in its one step: the sum grows with each chunk.
#
# Versions:  xsai 0.4.4; beside it openai 6.49.0, and ai 6.0.326 with @ai-sdk/openai-compatible 2.0.92. Node 20 or
#            newer.
# Input:     a stream of four chunks, each of which tells what has been used up to it, as vLLM does with
#            `continuous_usage_stats`; and one that tells it at the end, as OpenAI does.
# Expected:  700 and 3, what the last chunk tells: a later number takes the place of an earlier one, and one step is the
#            total.
# Seen:      `usage` and the step of xsai have 703, and `totalUsage` has 2809: it adds each chunk. A budget that is kept
#            by the total ends early, and a bill for a long answer is hundreds of times too high, since the prompt is
#            added for each word. Both are right with the other stream. The others take the last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund xsai@0.4.4 openai@6.49.0 ai@6.0.326 \
  @ai-sdk/openai-compatible@2.0.92 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {streamText as aiStreamText} from 'ai';
import OpenAI from 'openai';
import {streamText} from 'xsai';

let isEach;
globalThis.fetch = async () => {
  const deltas = [{role: 'assistant', content: 'Red'}, {content: ' lamp'}, {content: ' on'}, {}];
  const lines = deltas.map((delta, at) => {
    const count = Math.min(at + 1, 3);
    const usage = {prompt_tokens: 700, completion_tokens: count, total_tokens: 700 + count};
    const choices = [{index: 0, delta, finish_reason: at === 3 ? 'stop' : null}];
    const chunk = {id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices};
    return `data: ${JSON.stringify(isEach || at === 3 ? {...chunk, usage} : chunk)}\n\n`;
  });
  return new Response(`${lines.join('')}data: [DONE]\n\n`, {headers: {'Content-Type': 'text/event-stream'}});
};
const own = {apiKey: 'k', baseURL: 'http://own.example/v1/'};
const messages = [{role: 'user', content: 'A lamp'}];
const clients = {
  async xsai() {
    const run = streamText({...own, model: 'm', messages});
    for await (const piece of run.textStream);
    const [{usage: step}] = await run.steps;
    const [last, total] = [await run.usage, await run.totalUsage];
    return `the step ${step.total_tokens}, usage ${last.total_tokens}, total ${total.total_tokens}`;
  },
  async openai() {
    const run = new OpenAI(own).chat.completions.stream({model: 'm', messages});
    return `total ${(await run.totalUsage()).total_tokens}`;
  },
  async 'AI SDK'() {
    const run = aiStreamText({model: createOpenAICompatible({...own, name: 'own'})('m'), messages});
    await run.text;
    return `total ${(await run.totalUsage).totalTokens}`;
  },
};
for (isEach of [false, true]) {
  console.log(isEach ? 'in each chunk' : 'at the end');
  for (const [name, ask] of Object.entries(clients)) console.log(`  ${name}: ${await ask()}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
at the end
  xsai: the step 703, usage 703, total 703
  openai: total 703
  AI SDK: total 703
in each chunk
  xsai: the step 703, usage 703, total 2809
  openai: total 703
  AI SDK: total 703
EXPECTED
