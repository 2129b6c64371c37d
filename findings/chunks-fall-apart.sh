#!/usr/bin/env bash
# In an index, `client.jobs.create()` is two sentences, 3.10 is "3. 10", and Python has lost its indentation.
#
# Versions:  llm-chunk 0.0.1, which the guides of Genkit cut texts with; @chonkiejs/core 0.0.11. Node 20 or newer.
# Input:     a paragraph with a version, a price, a call and an address, cut by sentences; Markdown with a function in
#            Python, cut by RecursiveChunker.
# Expected:  pieces whose texts are in the page, in this order; sentences that end where a space follows the point; and,
#            for Chonkie, places (`startIndex`, `endIndex`) that give the text of the piece, to show it in the page.
# Seen:      llm-chunk ends a sentence at each point, and puts a space behind it when it joins two: a search for the
#            call, the price or the address finds nothing, and a model quotes an address that does not exist. Chonkie
#            makes one space of four where it cuts between words, so the code does not run, and the places of these
#            pieces point elsewhere, since they are counted in the shorter text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund llm-chunk@0.0.1 @chonkiejs/core@0.0.11
cat >seen.mjs <<'JS'
import {RecursiveChunker} from '@chonkiejs/core';
import {chunk} from 'llm-chunk';

const text = 'Version 3.10 costs $0.50. Call client.jobs.create() at https://api.example.com/v1/models first.';
console.log('llm-chunk');
for (const piece of chunk(text, {splitter: 'sentence', minLength: 30, maxLength: 60})) console.log(`  ${piece}`);

const code = 'def stop(app):\n    if app.idle:\n        app.stop()\n';
const fence = '```';
const page = `# Stop\n\nIn Python:\n\n${fence}python\n${code}${fence}\n\nIt costs nothing from then on. Start it again.\n`;
const chunker = await RecursiveChunker.create({chunkSize: 40});
console.log('Chonkie');
for (const {text: piece, startIndex, endIndex} of await chunker.chunk(page)) {
  const there = page.slice(startIndex, endIndex);
  console.log(`  ${JSON.stringify(piece)}${there === piece ? '' : ` | its place: ${JSON.stringify(there)}`}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
llm-chunk
  Version 3. 10 costs $0. 50. Call client.
  jobs. create() at https://api. example.
  com/v1/models first. 
Chonkie
  "# Stop\n\nIn Python:\n\n```python\ndef"
  " stop(app):\n if app.idle:\n" | its place: " stop(app):\n    if app.idl"
  " app.stop()\n```\n\n" | its place: "e:\n        app.st"
  "It costs nothing from then on. Start"
  " it again.\n"
EXPECTED
