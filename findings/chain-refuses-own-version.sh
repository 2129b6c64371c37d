#!/usr/bin/env bash
# A loader refuses exactly the version of OpenAPI that it recommends.
#
# Versions:  @langchain/classic 1.0.50, @langchain/core 1.4.0, @langchain/openai 1.6.0. Node 20.
# Input:     one small contract as OpenAPI 3.0.3, 3.1.0 and 3.1.1, for createOpenAPIChain.
# Expected:  3.1.0 loads without a word, as the warning for the others says: "Convert your OpenAPI spec to 3.1.0".
# Seen:      3.0.3 and 3.1.1 load, with that warning. 3.1.0 is an error: "Unable to parse spec from source". Whoever
#            follows the advice has a program that no longer starts.
# For us:    the contract is 3.1.0, because more tools refuse 3.1.1; such a chain takes openapi-3.0.json.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @langchain/classic@1.0.50 @langchain/core@1.4.0 @langchain/openai@1.6.0
cat >seen.mjs <<'JS'
import {createOpenAPIChain} from '@langchain/classic/chains';
import {ChatOpenAI} from '@langchain/openai';

console.warn = (text) => console.log(text.replace(/.*(Convert .*) for .*/s, '  advice: $1'));
const llm = new ChatOpenAI({model: 'm', apiKey: 'k'});
for (const openapi of ['3.0.3', '3.1.0', '3.1.1']) {
  const contract = {
    openapi,
    info: {title: 'Apps', version: '1'},
    servers: [{url: 'https://api.example.test'}],
    paths: {'/app': {get: {operationId: 'listApps', responses: {200: {description: 'apps'}}}}},
  };
  await createOpenAPIChain(JSON.stringify(contract), {llm}).then(
    () => console.log(`${openapi}: loaded`),
    (error) => console.log(`${openapi}: ${error.message.split(' {')[0]}`),
  );
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
  advice: Convert your OpenAPI spec to 3.1.0
3.0.3: loaded
3.1.0: Unable to parse spec from source
  advice: Convert your OpenAPI spec to 3.1.0
3.1.1: loaded
EXPECTED
