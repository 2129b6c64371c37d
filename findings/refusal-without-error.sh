#!/usr/bin/env bash
# A call that is refused counts as done: the field `error`, which a program is told to look at, is empty.
#
# Versions:  openapi-fetch 0.17.0; beside it the client of @hey-api/openapi-ts 0.95.0, with typescript 5.9.3 and tsx
#            4.20.6. Node 20.
# Input:     `const {error} = await client.DELETE('/apps/a')`, then `if (error)`, as the documentation of the client has
#            it, and answers of 502, as proxies give them: with a text, with no body and a length of 0, and with no body
#            and no length.
# Expected:  an error for each: `data` and `error` are told apart by the status, and the types say that one of them is
#            there.
# Seen:      without a body, `error` is undefined, or the empty text, which are both false: the app counts as stopped, and
#            bills on. With a length of 0, neither of the two fields is there. hey-api puts an object in the place of
#            nothing. `response.ok` is right in all cases.
# For us:    the introduction to the API says to test `response.ok`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-fetch@0.17.0 \
  @hey-api/openapi-ts@0.95.0 typescript@5.9.3 tsx@4.20.6
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Apps, version: '1'}
paths:
  /apps/{id}:
    delete:
      operationId: stopApp
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      responses:
        '204': {description: Stopped}
        default: {description: A problem, content: {text/plain: {schema: {type: string}}}}
YAML
npx openapi-ts -i api.yaml -o hey-api >/dev/null 2>&1
cat >seen.mts <<'TS'
import {createServer} from 'node:http';
import createClient from 'openapi-fetch';
import {client} from './hey-api/client.gen.ts';
import {stopApp} from './hey-api/sdk.gen.ts';

const server = createServer((request, response) => {
  const isText = request.url.endsWith('text');
  if (request.url.endsWith('zero')) response.setHeader('Content-Length', '0');
  response.writeHead(502).flushHeaders();
  response.end(isText ? 'Bad gateway' : '');
}).listen(0, '127.0.0.1', async () => {
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  client.setConfig({baseUrl});
  const plain = createClient({baseUrl});
  const show = (name, {error, response}) =>
    console.log(`  ${name}: ${error ? 'an error' : `no error, ${JSON.stringify(error)}`}, ok ${response.ok}`);
  for (const id of ['text', 'zero', 'none']) {
    console.log(id);
    show('openapi-fetch', await plain.DELETE('/apps/{id}', {params: {path: {id}}}));
    show('hey-api', await stopApp({path: {id}}));
  }
  server.close();
});
TS
npx tsx seen.mts | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
text
  openapi-fetch: an error, ok false
  hey-api: an error, ok false
zero
  openapi-fetch: no error, undefined, ok false
  hey-api: an error, ok false
none
  openapi-fetch: no error, "", ok false
  hey-api: an error, ok false
EXPECTED
