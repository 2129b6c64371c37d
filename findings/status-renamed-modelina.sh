#!/usr/bin/env bash
# The type of an answer has `reservedStatus` where the answer has `status`, and the text "null" where it has null.
#
# Versions:  @asyncapi/modelina 5.10.1; beside it json-schema-to-typescript 15.0.4. Node 20.
# Input:     JSON Schema, an object with the fields `status`, `name` and `x-team`, and `result`, an enumeration of "ok" and
#            null; for TypeScript, as interfaces.
# Expected:  {status, name, 'x-team', result: 'ok' | null}: an interface says which names the JSON has.
# Seen:      reservedStatus, reservedName and xMinusTeam: TypeScript allows the names of the JSON, and nothing converts, so
#            code that compiles reads undefined. The enumeration has `RESERVED_NULL = 'null'`, which never comes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @asyncapi/modelina@5.10.1 json-schema-to-typescript@15.0.4
cat >seen.mjs <<'JS'
import {TypeScriptGenerator} from '@asyncapi/modelina';
import {compile} from 'json-schema-to-typescript';

const properties = {
  status: {type: 'string'},
  name: {type: 'string'},
  'x-team': {type: 'string'},
  result: {enum: ['ok', null]},
};
const schema = {$id: 'Job', type: 'object', required: Object.keys(properties), properties, additionalProperties: false};
const models = await new TypeScriptGenerator({modelType: 'interface'}).generate(structuredClone(schema));
const types = {
  modelina: models.map(({result}) => result).join('\n'),
  'json-schema-to-typescript': await compile(structuredClone(schema), 'Job', {bannerComment: ''}),
};
for (const [name, code] of Object.entries(types)) console.log(`${name}: ${code.replaceAll(/\s+/g, ' ').trim()}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
modelina: interface Job { reservedStatus: string; reservedName: string; xMinusTeam: string; result: Result; } enum Result { OK = "ok", RESERVED_NULL = 'null', }
json-schema-to-typescript: export interface Job { status: string; name: string; "x-team": string; result: "ok" | null; }
EXPECTED
