#!/usr/bin/env bash
# The answers of an operation, 200 and 404, become a list of 405: what makes paths of a contract does not make it again.
#
# Versions:  flat 6.0.1, dot-object 2.1.5, lodash 4.18.1, dset 3.1.4, object-path 0.11.8. Node 20 or newer.
# Input:     `responses` of OpenAPI, whose fields are status codes, made flat and back, as for a table of texts to
#            translate; and one path to a description that is set in an empty object.
# Expected:  {"200": …, "404": …}: the document was an object before, and the path has no brackets.
# Seen:      all five make an array of a field that looks like a whole number: 405 places, 403 of them null in the JSON,
#            and `Object.keys` still gives 200 and 404, so that a test of the keys passes. A field "default" or "2XX" is
#            no number, and keeps the object; where 200 comes before it, it hangs on the array, and JSON leaves it out:
#            the answer is gone. `unflatten(…, {object: true})` is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund flat@6.0.1 dot-object@2.1.5 lodash@4.18.1 dset@3.1.4 \
  object-path@0.11.8
cat >seen.mjs <<'JS'
import dot from 'dot-object';
import {dset} from 'dset';
import {flatten, unflatten} from 'flat';
import lodash from 'lodash';
import objectPath from 'object-path';

const set = (write) => (paths) => {
  const target = {};
  for (const [path, value] of Object.entries(paths)) write(target, path, value);
  return target;
};
const libraries = {
  flat: unflatten,
  'flat, object': (paths) => unflatten(paths, {object: true}),
  'dot-object': (paths) => dot.object({...paths}),
  lodash: set(lodash.set),
  dset: set(dset),
  'object-path': set(objectPath.set),
};
const documents = {
  codes: {responses: {200: {description: 'Done'}, 404: {description: 'None'}}},
  mixed: {responses: {200: {description: 'Done'}, default: {description: 'Error'}}},
};
for (const [what, document] of Object.entries(documents)) {
  for (const [name, read] of Object.entries(libraries)) {
    const {responses} = JSON.parse(JSON.stringify(read(flatten(document))));
    const kept = Object.values(responses).filter(Boolean).length;
    const kind = Array.isArray(responses) ? `array of ${responses.length}` : 'object';
    console.log(`${what}, ${name}: ${kind}, ${kept} answers`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
codes, flat: array of 405, 2 answers
codes, flat, object: object, 2 answers
codes, dot-object: array of 405, 2 answers
codes, lodash: array of 405, 2 answers
codes, dset: array of 405, 2 answers
codes, object-path: array of 405, 2 answers
mixed, flat: array of 201, 1 answers
mixed, flat, object: object, 2 answers
mixed, dot-object: array of 201, 1 answers
mixed, lodash: array of 201, 1 answers
mixed, dset: array of 201, 1 answers
mixed, object-path: array of 201, 1 answers
EXPECTED
