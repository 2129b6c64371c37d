#!/usr/bin/env bash
# A large seed is empty in an address, `?seed=`, and the picture is another one: a BigInt is no value of a template.
#
# Versions:  url-template 3.1.1, uritemplate 0.3.4; beside them uri-templates 0.2.0 and URLSearchParams of Node.js, 20
#            or newer.
# Input:     the template `/picture{?seed,steps}` of RFC 6570, with the seed 13911675470359057767n and 20 steps: a
#            BigInt, as a number of JavaScript would be another seed.
# Expected:  `?seed=13911675470359057767&steps=20`, as of the other two, or an error.
# Seen:      both write `?seed=&steps=20`, without an error: the server takes an empty seed for none, and chooses one.
#            In a path the part is missing, `/picture/`. As a text it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund url-template@3.1.1 uritemplate@0.3.4 uri-templates@0.2.0
cat >seen.mjs <<'JS'
import uriTemplates from 'uri-templates';
import uritemplate from 'uritemplate';
import {parseTemplate} from 'url-template';

const values = {seed: 13_911_675_470_359_057_767n, steps: 20};
const libraries = {
  'url-template': (template) => parseTemplate(template).expand(values),
  'url-template, a text': (template) => parseTemplate(template).expand({...values, seed: String(values.seed)}),
  uritemplate: (template) => uritemplate.parse(template).expand(values),
  'uri-templates': (template) => uriTemplates(template).fill(values),
};
for (const [name, expand] of Object.entries(libraries)) {
  console.log(`${name}: ${expand('/picture{?seed,steps}')}, ${expand('/picture/{seed}')}`);
}
console.log(`URLSearchParams: ${new URLSearchParams(values)}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
url-template: /picture?seed=&steps=20, /picture/
url-template, a text: /picture?seed=13911675470359057767&steps=20, /picture/13911675470359057767
uritemplate: /picture?seed=&steps=20, /picture/
uri-templates: /picture?seed=13911675470359057767&steps=20, /picture/13911675470359057767
URLSearchParams: seed=13911675470359057767&steps=20
EXPECTED
