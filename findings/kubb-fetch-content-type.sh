#!/usr/bin/env bash
# The fetch client of Kubb sends JSON as text/plain.
#
# Versions:  @kubb/cli 4.39.3 with its plugins of the same version; beside it @hey-api/openapi-ts 0.95.0 with typescript
#            5.9.3. Node 20.
# Input:     OpenAPI 3.1, POST /lamps with a body of application/json.
# Expected:  Content-Type: application/json.
# Seen:      it sets no header, so fetch takes that of a string, text/plain;charset=UTF-8: a server that follows its
#            contract refuses the body, with 415 or as empty, and the client resolves all the same.
# For us:    the mock server answers 415, and `check` prints the reason, which the client hides.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --ignore-scripts --no-audit --no-fund @kubb/cli@4.39.3 @kubb/core@4.39.3 \
  @kubb/plugin-oas@4.39.3 @kubb/plugin-ts@4.39.3 @kubb/plugin-client@4.39.3 \
  @hey-api/openapi-ts@0.95.0 typescript@5.9.3 esbuild@0.28.2
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Lamps, version: '1'}
paths:
  /lamps:
    post:
      operationId: addLamp
      requestBody:
        required: true
        content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}
      responses:
        '200': {description: The lamp, content: {application/json: {schema: {type: object}}}}
YAML
cat >kubb.config.js <<'JS'
import {defineConfig} from '@kubb/core';
import {pluginClient} from '@kubb/plugin-client';
import {pluginOas} from '@kubb/plugin-oas';
import {pluginTs} from '@kubb/plugin-ts';

export default defineConfig({
  root: '.',
  input: {path: './api.yaml'},
  output: {path: './kubb', format: false, lint: false},
  plugins: [pluginOas(), pluginTs(), pluginClient({client: 'fetch'})],
});
JS
npx kubb generate >/dev/null
npx openapi-ts -i api.yaml -o hey >/dev/null
cat >seen.ts <<'TS'
import {setConfig} from '@kubb/plugin-client/clients/fetch';
import {createServer} from 'node:http';
import {client} from './hey/client.gen';
import {addLamp as addWithHeyApi} from './hey/sdk.gen';
import {addLamp as addWithKubb} from './kubb/clients/addLamp';

const types: unknown[] = [];
const server = createServer((request, response) => {
  types.push(request.headers['content-type']);
  request.resume();
  response.writeHead(415, {'content-type': 'application/json'}).end('{"error": "Unsupported Media Type"}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address() as {port: number};
const baseURL = `http://127.0.0.1:${address.port}`;
setConfig({baseURL});
client.setConfig({baseUrl: baseURL});
const answer = await addWithKubb({name: 'desk'});
await addWithHeyApi({body: {name: 'desk'}});
server.close();
server.closeAllConnections();
console.log('Kubb:', types[0], JSON.stringify(answer));
console.log('hey-api:', types[1]);
const [kubb, heyApi] = types.map(String);
if (kubb !== 'text/plain;charset=UTF-8' || heyApi !== 'application/json') throw new Error('not as recorded');
TS
npx esbuild seen.ts --bundle --platform=node --format=esm --outfile=seen.mjs --log-level=error
node seen.mjs
echo "As recorded."
