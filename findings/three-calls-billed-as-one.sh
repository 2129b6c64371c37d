#!/usr/bin/env bash
# An answer for which the model was called three times has the tokens of the last call, and two calls are in no budget.
#
# Versions:  genkit 1.42.0; beside it ai 6.0.326. Node 20 or newer.
# Input:     one `generate` with a tool; the model asks for the tool twice, and then answers; the three calls tell
#            1000, 2000 and 3000 tokens of input, and 5 tokens of output each. All of it runs within the one call.
# Expected:  6000 and 15 in the response, whose messages are those of all three calls, or a field for the sum, as
#            `totalUsage` of the other package.
# Seen:      `usage` is 3000 and 5, and the response has no other number, also as a stream. A budget that is kept by it
#            pays twice as much as it knows of, and the more tools are asked, the more. What really is used can be had
#            from a middleware of the call alone, which sees each call.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund genkit@1.42.0 ai@6.0.326 zod@3.25.76
cat >seen.mjs <<'JS'
import {generateText, stepCountIs, tool} from 'ai';
import {MockLanguageModelV3} from 'ai/test';
import {genkit, z} from 'genkit';

let calls;
const empty = z.object({});
const genkitApp = genkit({});
genkitApp.defineModel({name: 'own', supports: {tools: true}}, async () => {
  calls += 1;
  const content = calls < 3 ? [{toolRequest: {name: 'cost', ref: `${calls}`, input: {}}}] : [{text: 'Two dollars.'}];
  const usage = {inputTokens: 1000 * calls, outputTokens: 5, totalTokens: 1000 * calls + 5};
  return {message: {role: 'model', content}, finishReason: 'stop', usage};
});
const cost = genkitApp.defineTool({name: 'cost', description: 'Tells a cost', inputSchema: empty}, async () => 2);
const options = {model: 'own', prompt: 'What did it cost?', tools: [cost]};
const model = new MockLanguageModelV3({
  async doGenerate() {
    calls += 1;
    const request = {type: 'tool-call', toolCallId: `${calls}`, toolName: 'cost', input: '{}'};
    const content = [calls < 3 ? request : {type: 'text', text: 'Two dollars.'}];
    const usage = {inputTokens: {total: 1000 * calls}, outputTokens: {total: 5}};
    return {content, finishReason: {unified: calls < 3 ? 'tool-calls' : 'stop'}, usage, warnings: []};
  },
});
const show = ({inputTokens, outputTokens}) => `${inputTokens} and ${outputTokens}`;
const ways = {
  async 'genkit, generate'() {
    const {usage, messages} = await genkitApp.generate(options);
    return `usage ${show(usage)}, ${messages.length} messages`;
  },
  async 'genkit, generateStream'() {
    const {response} = genkitApp.generateStream(options);
    return `usage ${show((await response).usage)}`;
  },
  async 'genkit, with a middleware'() {
    const total = {inputTokens: 0, outputTokens: 0};
    const count = async (request, next) => {
      const response = await next(request);
      for (const name of Object.keys(total)) total[name] += response.usage[name];
      return response;
    };
    await genkitApp.generate({...options, use: [count]});
    return `counted ${show(total)}`;
  },
  async ai() {
    const tools = {cost: tool({description: 'Tells a cost', inputSchema: empty, execute: async () => 2})};
    const {totalUsage} = await generateText({model, prompt: options.prompt, tools, stopWhen: stepCountIs(5)});
    return `totalUsage ${show(totalUsage)}`;
  },
};
for (const [name, ask] of Object.entries(ways)) {
  calls = 0;
  console.log(`${name}: ${await ask()}, ${calls} calls`);
}
process.exit();
JS
node seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
genkit, generate: usage 3000 and 5, 6 messages, 3 calls
genkit, generateStream: usage 3000 and 5, 3 calls
genkit, with a middleware: counted 6000 and 15, 3 calls
ai: totalUsage 6000 and 15, 3 calls
EXPECTED
