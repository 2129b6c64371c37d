#!/usr/bin/env bash
# A prompt that an estimate takes for short has three and a half times as many tokens: it holds hashes and Base64.
#
# Versions:  tokenx 2.2.0; gpt-tokenizer 4.0.0 counts (o200k_base, for which tokenx is made). Node 20 or newer.
# Input:     prose, code, and JSON; and what people paste into prompts, and tools put there: UUIDs, hashes, a picture in
#            Base64, lines of a log, and a table of dashes.
# Expected:  ten percent off, the most that its documentation tells of any sample; a third for odd texts.
# Seen:      hashes and Base64 have 3.5 times the estimate, UUIDs almost twice, and dashes a third of it, while prose is
#            exact: a long word without a space counts as a word of a language. `isWithinTokenLimit` says yes to what is
#            refused, or is cut, or costs more than was told.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund tokenx@2.2.0 gpt-tokenizer@4.0.0
cat >seen.mjs <<'JS'
import {createHash} from 'node:crypto';
import {countTokens} from 'gpt-tokenizer';
import {estimateTokenCount, isWithinTokenLimit} from 'tokenx';

const hashes = Array.from({length: 30}, (_, at) => createHash('sha256').update(String(at)).digest('hex'));
const uuid = (hash) => hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const texts = {
  prose: 'An app costs money from the moment it starts until it is stopped. '.repeat(20),
  code: '    if (app.isIdle) {\n      await client.apps.stop(app.id);\n    }\n'.repeat(20),
  JSON: JSON.stringify(hashes.map((_, at) => ({id: at, name: `app ${at}`, tier: 'gpu', workers: at}))),
  log: hashes.map((hash, at) => `2026-11-30T12:00:${at + 10}Z INFO job=${hash.slice(0, 12)} ms=${at * 37}`).join('\n'),
  UUIDs: hashes.map(uuid).join('\n'),
  hashes: hashes.join('\n'),
  Base64: Buffer.from(hashes.join(''), 'hex').toString('base64'),
  dashes: `| ${'-'.repeat(70)} |\n`.repeat(10),
};
for (const [name, text] of Object.entries(texts)) {
  const [count, estimate] = [countTokens(text), estimateTokenCount(text)];
  console.log(`${name}: ${count} tokens, estimate ${estimate}, ${(count / estimate).toFixed(1)} times`);
}
console.log(`Base64, within 400: ${isWithinTokenLimit(texts.Base64, 400)}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
prose: 281 tokens, estimate 280, 1.0 times
code: 360 tokens, estimate 439, 0.8 times
JSON: 542 tokens, estimate 511, 1.1 times
log: 804 tokens, estimate 571, 1.4 times
UUIDs: 688 tokens, estimate 371, 1.9 times
hashes: 1131 tokens, estimate 329, 3.4 times
Base64: 866 tokens, estimate 243, 3.6 times
dashes: 40 tokens, estimate 140, 0.3 times
Base64, within 400: true
EXPECTED
