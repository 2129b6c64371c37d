#!/usr/bin/env bash
# A prompt loses its LoRA, its size, and half of a condition on the way to the model: the ready guardrails of an agent.
#
# Versions:  @voltagent/core 2.10.0 with ai 6.0.326 and @ai-sdk/openai-compatible 2.0.92. Node 20 or newer.
# Input:     an agent with `createDefaultInputSafetyGuardrails()`, and prompts with `<lora:detail:0.8>`, as tools for
#            pictures write it, with `cfg < 7 and steps > 20`, with a size, a year and a seed; beside them a phone
#            number.
# Expected:  the phone number is taken out; the rest arrives as it was: of this set the manual says that it masks emails
#            and phones, strips HTML tags, and blocks known attempts to lead a model astray.
# Seen:      what stands between "<" and ">" counts as markup, also between two comparisons, and each number of four
#            digits or more counts as personal data. Of the second the manual tells in the text about that guardrail
#            alone. The model is asked all the same, and paid for another picture, and the call resolves: nothing tells
#            the program what has gone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @voltagent/core@2.10.0 ai@6.0.326 \
  @ai-sdk/openai-compatible@2.0.92 zod@4.6.7
cat >seen.mjs <<'JS'
import {createOpenAICompatible} from '@ai-sdk/openai-compatible';
import {Agent, createDefaultInputSafetyGuardrails} from '@voltagent/core';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

let asked = '';
const server = createServer(async (request, response) => {
  const {messages} = JSON.parse(await text(request));
  asked = messages.at(-1).content;
  const choices = [{index: 0, message: {role: 'assistant', content: 'Done.'}, finish_reason: 'stop'}];
  const usage = {prompt_tokens: 9, completion_tokens: 1, total_tokens: 10};
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({id: '1', object: 'chat.completion', created: 1, model: 'm', choices, usage}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}`;
const model = createOpenAICompatible({name: 'test', baseURL, apiKey: 'k'})('m');
const inputGuardrails = createDefaultInputSafetyGuardrails();
const agent = new Agent({name: 'pictures', instructions: 'Draw', model, inputGuardrails});
for (const prompt of [
  'My phone is +1 202-555-0143',
  'Draw a cat, 1024 x 1024, as in 2026',
  'Draw it again with the seed 31337',
  'Draw a cat <lora:detail:0.8>',
  'List the jobs with cfg < 7 and steps > 20',
]) {
  const answer = await agent.generateText(prompt);
  console.log(`${prompt}: ${asked}; ${answer.text}`);
}
process.exit();
JS
node seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
My phone is +1 202-555-0143: My phone is [redacted]; Done.
Draw a cat, 1024 x 1024, as in 2026: Draw a cat, [redacted] x [redacted], as in [redacted]; Done.
Draw it again with the seed 31337: Draw it again with the seed [redacted]; Done.
Draw a cat <lora:detail:0.8>: Draw a cat; Done.
List the jobs with cfg < 7 and steps > 20: List the jobs with cfg  20; Done.
EXPECTED
