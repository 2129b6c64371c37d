#!/usr/bin/env bash
# A question about one page is asked eleven times, and paid each time, because the name of the model is not in a list.
#
# Versions:  @llamaindex/openai 0.4.22, @llamaindex/core 0.6.22, @llamaindex/env 0.1.30. Node 20 or newer.
# Input:     an OpenAI-compatible server of one's own, a question, and a text of about 28,000 letters, which any model of
#            today reads whole; the response synthesizer of the library with each of its usual modes.
# Expected:  one call: the size of the context is not known, so the library sends the text, or asks for the size.
# Seen:      with the name "gpt-4o", one call. With "llama-3.1-8b", 11 to 20: for every name that is not in its list of
#            OpenAI's models, the library takes a context of 1,024 tokens, without a warning. Each call sees a part of the
#            text, and the answer to the part before it, so that it is slower and worse too.
# For us:    apps have names of their own in `model`. No page names this library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @llamaindex/openai@0.4.22 @llamaindex/core@0.6.22 @llamaindex/env@0.1.30
cat >seen.mjs <<'JS'
import {Settings} from '@llamaindex/core/global';
import {getResponseSynthesizer} from '@llamaindex/core/response-synthesizers';
import {TextNode} from '@llamaindex/core/schema';
import {OpenAI} from '@llamaindex/openai';
import {createServer} from 'node:http';

let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  request.resume();
  const message = {role: 'assistant', content: 'The first lamp is red.'};
  const usage = {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2};
  const choices = [{index: 0, finish_reason: 'stop', message}];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({id: 'a1', object: 'chat.completion', created: 1, model: 'm', choices, usage}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const lines = Array.from({length: 400}, (_, at) => `Sentence ${at} says that lamp number ${at} stands on table ${at % 7}, and is red.`);
for (const model of ['gpt-4o', 'llama-3.1-8b']) {
  const llm = new OpenAI({model, apiKey: 'k', baseURL, maxRetries: 0});
  Settings.llm = llm;
  const seen = [];
  for (const mode of ['compact', 'tree_summarize', 'refine']) {
    calls = 0;
    const nodes = [{node: new TextNode({text: lines.join(' ')}), score: 1}];
    await getResponseSynthesizer(mode, {llm}).synthesize({query: 'Which lamp is red?', nodes});
    seen.push(`${mode} ${calls}`);
  }
  console.log(`${model}, a context of ${llm.metadata.contextWindow} tokens: ${seen.join(', ')} calls`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
gpt-4o, a context of 128000 tokens: compact 1, tree_summarize 1, refine 1 calls
llama-3.1-8b, a context of 1024 tokens: compact 11, tree_summarize 12, refine 20 calls
EXPECTED
