#!/usr/bin/env bash
# Since Zod was updated, the model is told of a tool without parameters: the converter gives an empty schema, and no error.
#
# Versions:  zod-to-json-schema 3.25.2 with zod 4.6.7, as its peer dependency allows it; beside it the parts `zod/v3` and
#            `toJSONSchema` of the same package zod. Node 20 or newer.
# Input:     the parameters of a tool, `z.object({prompt: z.string().max(1000), steps: z.number().int().optional()})`.
# Expected:  JSON Schema with both, as for the Zod of before, or an error: the range of the dependency is
#            `^3.25.28 || ^4`.
# Seen:      with `import {z} from 'zod'`, an object with `$schema` alone. Each input is valid for it, and an API takes it
#            for a tool that has no parameters, or any. The converter reads what only the objects of Zod 3 have. With
#            `target: 'openApi3'`, it is `{}`.
# For us:    no program of ours uses Zod.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund zod-to-json-schema@3.25.2 zod@4.6.7
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import * as zod from 'zod';
import * as zod3 from 'zod/v3';
import {zodToJsonSchema} from 'zod-to-json-schema';

const make = ({z}) => z.object({prompt: z.string().max(1000), steps: z.number().int().optional()});
const show = (name, schema) => console.log(`${name}: ${Object.keys(schema.properties ?? {}).join(' ') || JSON.stringify(schema)}`);
const {peerDependencies} = JSON.parse(readFileSync('node_modules/zod-to-json-schema/package.json', 'utf8'));
console.log(`zod ${peerDependencies.zod}`);
show('zod/v3', zodToJsonSchema(make(zod3)));
show('zod', zodToJsonSchema(make(zod)));
show('zod, openApi3', zodToJsonSchema(make(zod), {target: 'openApi3'}));
show('toJSONSchema', zod.toJSONSchema(make(zod)));
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
zod ^3.25.28 || ^4
zod/v3: prompt steps
zod: {"$schema":"http://json-schema.org/draft-07/schema#"}
zod, openApi3: {}
toJSONSchema: prompt steps
EXPECTED
