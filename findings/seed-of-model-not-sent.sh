#!/usr/bin/env bash
# A seed, and the words that an answer is to stop at, are not sent to the model, and no warning says so.
#
# Versions:  workers-ai-provider 4.0.0 with ai 7.0.173; its model is called as the AI SDK calls it. Node 20 or newer.
# Input:     a call with `seed: 7`, `stopSequences`, `topK`, `topP`, a temperature and two penalties, and the input that
#            the binding for Workers AI gets.
# Expected:  the seed in it, and the rest that the models take; a warning for each option that is left out, as the AI
#            SDK has a list for them, and as it comes for the penalties.
# Seen:      the temperature and `topP` are sent. For the two penalties there is a warning; the seed, the words to stop
#            at and `topK` are neither sent nor in a warning. Each answer is another one, and goes on behind the word
#            where it was to end, which is paid for.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund workers-ai-provider@4.0.0 ai@7.0.173 \
  @ai-sdk/provider@4.0.38
cat >seen.mjs <<'JS'
import {createWorkersAI} from 'workers-ai-provider';

let sent;
const run = async (model, input) => {
  sent = input;
  return {response: 'Red'};
};
const model = createWorkersAI({binding: {run}})('@cf/own/model');
const prompt = [{role: 'user', content: [{type: 'text', text: 'A color?'}]}];
const options = {seed: 7, stopSequences: ['.'], topK: 3, topP: 0.5, temperature: 0.5, maxOutputTokens: 9};
const {warnings} = await model.doGenerate({prompt, ...options, frequencyPenalty: 1, presencePenalty: 1});
console.log(`sent: ${Object.keys(JSON.parse(JSON.stringify(sent))).sort().join(', ')}`);
console.log(`warnings: ${warnings.map(({feature}) => feature).join(', ')}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
sent: max_tokens, messages, temperature, top_p
warnings: frequencyPenalty, presencePenalty
EXPECTED
