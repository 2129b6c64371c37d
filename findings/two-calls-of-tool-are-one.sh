#!/usr/bin/env bash
# A model calls a tool for two apps, and none runs: in a stream, two calls come as one, with both arguments in a row.
#
# Versions:  workers-ai-provider 4.0.0 with ai 7.0.173; its model is called as the AI SDK calls it. Node 20 or newer.
# Input:     two calls of a tool in the form of Workers AI, `{"tool_calls": [{"name": "stop", "arguments": {"app":
#            "a"}}, …]}`, without an index, in one answer, and as one event of a stream; a single call beside them.
# Expected:  two calls, as in the answer that is not streamed: each has a name, and arguments that are whole.
# Seen:      one call of "stop" with `{"app":"a"}{"app":"b"}`, which is no JSON: a call without an index is the first
#            one, and its arguments are added to it. Of two tools, the name of the first one stays. One call alone is
#            right, so that a test passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund workers-ai-provider@4.0.0 ai@7.0.173 \
  @ai-sdk/provider@4.0.38
cat >seen.mjs <<'JS'
import {createWorkersAI} from 'workers-ai-provider';

const readAll = async (stream) => {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return parts;
};
const show = async (title, tool_calls) => {
  const answer = {response: '', tool_calls};
  const run = async (model, {stream}) =>
    stream ? new Response(`data: ${JSON.stringify(answer)}\n\ndata: [DONE]\n\n`).body : answer;
  const model = createWorkersAI({binding: {run}})('@cf/own/model');
  const prompt = [{role: 'user', content: [{type: 'text', text: 'Stop both.'}]}];
  const {content} = await model.doGenerate({prompt});
  const {stream} = await model.doStream({prompt});
  const parts = {answer: content, stream: await readAll(stream)};
  for (const [way, list] of Object.entries(parts)) {
    const calls = list.filter(({type}) => type === 'tool-call').map(({toolName, input}) => `${toolName} ${input}`);
    console.log(`${title}, ${way}: ${calls.join(' and ')}`);
  }
};
const [a, b] = ['a', 'b'].map((app) => ({name: 'stop', arguments: {app}}));
await show('one call', [a]);
await show('two calls', [a, b]);
await show('two tools', [a, {...b, name: 'start'}]);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
one call, answer: stop {"app":"a"}
one call, stream: stop {"app":"a"}
two calls, answer: stop {"app":"a"} and stop {"app":"b"}
two calls, stream: stop {"app":"a"}{"app":"b"}
two tools, answer: stop {"app":"a"} and start {"app":"b"}
two tools, stream: stop {"app":"a"}{"app":"b"}
EXPECTED
