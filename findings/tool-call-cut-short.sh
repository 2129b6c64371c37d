#!/usr/bin/env bash
# A tool call that the token limit cuts is closed by the client, and counts as valid.
#
# Versions:  @langchain/openai 1.5.8 with @langchain/core 1.4.0. Node 20.
# Input:     a stream that ends with `finish_reason: length` after the arguments `{"app": "a1", "workers": 1`, of
#            `{"app": "a1", "workers": 12}`; beside it the same call in one piece.
# Expected:  an entry in `invalid_tool_calls`, which is there for it: the arguments are no JSON.
# Seen:      of the stream, `tool_calls` has {app: 'a1', workers: 1}, and nothing is invalid: an agent that runs its tools
#            starts one worker in place of twelve. In one piece, the same call is invalid.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/openai@1.5.8 @langchain/core@1.4.0
cat >seen.mjs <<'JS'
import {ChatOpenAI} from '@langchain/openai';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

const call = {index: 0, id: 'c1', type: 'function', function: {name: 'scale', arguments: '{"app": "a1", "workers": 1'}};
const message = {role: 'assistant', content: null, tool_calls: [call]};
const answer = {id: '1', created: 1, model: 'm'};
const server = createServer(async (request, response) => {
  const {stream} = JSON.parse(await text(request));
  const choice = {index: 0, finish_reason: 'length', [stream ? 'delta' : 'message']: message};
  const body = JSON.stringify({...answer, object: `chat.completion${stream ? '.chunk' : ''}`, choices: [choice]});
  response.writeHead(200, {'content-type': stream ? 'text/event-stream' : 'application/json'});
  response.end(stream ? `data: ${body}\n\ndata: [DONE]\n\n` : body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const configuration = {baseURL: `http://127.0.0.1:${server.address().port}/v1`};
const model = new ChatOpenAI({model: 'm', apiKey: 'k', maxRetries: 0, configuration});

let streamed;
for await (const chunk of await model.stream('Scale up')) streamed = streamed ? streamed.concat(chunk) : chunk;
const whole = await model.invoke('Scale up');
for (const [name, {tool_calls: valid, invalid_tool_calls: invalid}] of Object.entries({streamed, whole})) {
  console.log(`${name}: ${valid.length} valid ${JSON.stringify(valid[0]?.args ?? {})}, ${invalid.length} invalid`);
}
server.close();
server.closeAllConnections();
JS
node seen.mjs 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
streamed: 1 valid {"app":"a1","workers":1}, 0 invalid
whole: 0 valid {}, 1 invalid
EXPECTED
