#!/usr/bin/env bash
# A price of -1 passes, where it must be above 0: five validators take a schema of 2020, and skip what they do not know.
#
# Versions:  is-my-json-valid 2.20.6, jsen 0.6.6, tv4 1.3.0, djv 2.1.4, jsonschema 1.5.0; beside them @exodus/schemasafe
#            1.3.0, @cfworker/json-schema 4.1.6 and json-schema-library 11.6.2. Node 20 or newer.
# Input:     schemas that say by `$schema` that they are of 2020-12, as those of OpenAPI 3.1 are, each with one keyword,
#            and a value that is wrong by it.
# Expected:  "wrong", or an error where a library does not know that version: it is named in the first line for this.
# Seen:      the first three, which are for the version of 2013, take the number of `exclusiveMinimum` for a yes or no,
#            and let a negative price pass, with all else; djv and jsonschema let lists, fields that need each other,
#            and fields that are too many pass. No error, and no warning; the validator says that the answer is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund jsonschema@1.5.0 is-my-json-valid@2.20.6 djv@2.1.4 \
  jsen@0.6.6 tv4@1.3.0 @exodus/schemasafe@1.3.0 @cfworker/json-schema@4.1.6 json-schema-library@11.6.2
cat >seen.mjs <<'JS'
import {Validator as CfWorker} from '@cfworker/json-schema';
import {validator as schemasafe} from '@exodus/schemasafe';
import Djv from 'djv';
import isMyJsonValid from 'is-my-json-valid';
import jsen from 'jsen';
import {compileSchema} from 'json-schema-library';
import {Validator} from 'jsonschema';
import tv4 from 'tv4';

const libraries = {
  'is-my-json-valid': (schema, value) => isMyJsonValid(schema)(value),
  jsen: (schema, value) => jsen(schema)(value),
  tv4: (schema, value) => tv4.validate(value, schema),
  djv: (schema, value) => {
    const environment = new Djv();
    environment.addSchema('answer', schema);
    return environment.validate('answer', value) === undefined;
  },
  jsonschema: (schema, value) => new Validator().validate(value, schema).valid,
  schemasafe: (schema, value) => schemasafe(schema, {mode: 'lax'})(value),
  cfworker: (schema, value) => new CfWorker(schema, '2020-12').validate(value).valid,
  'json-schema-library': (schema, value) => compileSchema(schema).validate(value).valid,
};
const cases = [
  [{type: 'number', exclusiveMinimum: 0}, -1],
  [{const: 'done'}, 'failed'],
  [{prefixItems: [{type: 'string'}]}, [1]],
  [{dependentRequired: {seed: ['steps']}}, {seed: 1}],
  [{properties: {id: {}}, unevaluatedProperties: false}, {key: 1}],
];
for (const [name, isValid] of Object.entries(libraries)) {
  const passed = cases.filter(([rule, value]) =>
    isValid({$schema: 'https://json-schema.org/draft/2020-12/schema', ...rule}, value),
  );
  const rules = passed.map(([rule]) => Object.keys(rule).at(-1));
  console.log(`${name} skips: ${rules.join(', ') || 'none'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
is-my-json-valid skips: exclusiveMinimum, const, prefixItems, dependentRequired, unevaluatedProperties
jsen skips: exclusiveMinimum, const, prefixItems, dependentRequired, unevaluatedProperties
tv4 skips: exclusiveMinimum, const, prefixItems, dependentRequired, unevaluatedProperties
djv skips: prefixItems, dependentRequired, unevaluatedProperties
jsonschema skips: prefixItems, dependentRequired, unevaluatedProperties
schemasafe skips: none
cfworker skips: none
json-schema-library skips: none
EXPECTED
