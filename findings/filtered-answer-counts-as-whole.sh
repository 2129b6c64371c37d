#!/usr/bin/env bash
# An answer that a filter has cut, or that ends with "max_tokens", counts as finished: its reason is "stop".
#
# Versions:  workers-ai-provider 4.0.0 with ai 7.0.173; its model is called as the AI SDK calls it. Node 20 or newer.
# Input:     answers with each reason for their end that servers of the OpenAI kind give, among them `content_filter`
#            and `max_tokens`, and one with `success: false` and errors in place of a text.
# Expected:  the words that the AI SDK has for it: "content-filter", "length", and "other" for what is not known; an
#            error for the last one.
# Seen:      "stop" for all that is not in a short list, which `content_filter` is not in, so that a program that looks
#            at the reason, as it should, takes half an answer for a whole one. The one with errors is an empty text
#            that has ended well. The word of the server is in `raw`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund workers-ai-provider@4.0.0 ai@7.0.173 \
  @ai-sdk/provider@4.0.38
cat >seen.mjs <<'JS'
import {createWorkersAI} from 'workers-ai-provider';

const ask = async (answer) => {
  const model = createWorkersAI({binding: {run: async () => answer}})('@cf/own/model');
  const prompt = [{role: 'user', content: [{type: 'text', text: 'A color?'}]}];
  const {content, finishReason} = await model.doGenerate({prompt});
  return `${JSON.stringify(content.map(({text}) => text).join(''))}, ${finishReason.unified}`;
};
for (const finish_reason of ['stop', 'length', 'tool_calls', 'content_filter', 'max_tokens', 'cancelled']) {
  console.log(`${finish_reason}: ${await ask({choices: [{message: {content: 'Red'}, finish_reason}]})}`);
}
const errors = [{code: 3040, message: 'No capacity'}];
console.log(`errors: ${await ask({success: false, errors})}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
stop: "Red", stop
length: "Red", length
tool_calls: "Red", tool-calls
content_filter: "Red", stop
max_tokens: "Red", stop
cancelled: "Red", stop
errors: "", stop
EXPECTED
