#!/usr/bin/env bash
# A prompt that shows `{"a": {"b": 1}}` as its format loses the last bracket when it is given to LangChain.
#
# Versions:  @langfuse/client 5.11.1, @langchain/core 1.4.0. Node 20 or newer.
# Input:     a prompt with JSON in it, flat, and with an object in an object, and a variable as `{{app}}` and `{{ app
#            }}`; turned by `getLangchainPrompt()`, as it is meant for `PromptTemplate`, and filled in.
# Expected:  the text that `compile()` of the same object has: braces of JSON are escaped, and variables get one brace.
# Seen:      the flat one is right. Two brackets at the end, `}}`, are left as they are, as if they were escaped
#            already, and stand for one: `{"a": {"b": 1}`, which no model should answer. `{{ app }}`, with spaces, is
#            not filled in, and reaches the model as "{ app }". A word in braces, as in `/jobs/{id}`, becomes a
#            variable, which is an error, or is filled in.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langfuse/client@5.11.1 @langchain/core@1.4.0 \
  @opentelemetry/api@1.9.0
cat >seen.mjs <<'JS'
import {PromptTemplate} from '@langchain/core/prompts';
import {TextPromptClient} from '@langfuse/client';

const show = async (prompt, values) => {
  const about = {name: 'p', version: 1, config: {}, labels: [], tags: [], type: 'text'};
  const client = new TextPromptClient({...about, prompt});
  let text;
  try {
    text = await PromptTemplate.fromTemplate(client.getLangchainPrompt()).format(values);
  } catch {
    text = 'an error';
  }
  console.log(`compile:   ${client.compile(values)}\nLangChain: ${text}`);
};
await show('{{app}} as {"a": 1}', {app: 'x'});
await show('{{app}} as {"a": {"b": 1}}', {app: 'x'});
await show('{{app}} as {"a": {"b": {"c": 1}}}', {app: 'x'});
await show('{{app}} as {"jobs": [{"id": 1}]}', {app: 'x'});
await show('{{ app }} is up', {app: 'x'});
await show('{{app}} at /jobs/{id}', {app: 'x'});
await show('{{app}} at /jobs/{id}', {app: 'x', id: 7});
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
compile:   x as {"a": 1}
LangChain: x as {"a": 1}
compile:   x as {"a": {"b": 1}}
LangChain: x as {"a": {"b": 1}
compile:   x as {"a": {"b": {"c": 1}}}
LangChain: x as {"a": {"b": {"c": 1}}
compile:   x as {"jobs": [{"id": 1}]}
LangChain: x as {"jobs": [{"id": 1}]}
compile:   x is up
LangChain: { app } is up
compile:   x at /jobs/{id}
LangChain: an error
compile:   x at /jobs/{id}
LangChain: x at /jobs/7
EXPECTED
