#!/usr/bin/env bash
# A page that is cut into pieces for an index has each sentence twice, two numbers as one, and no code.
#
# Versions:  @mastra/rag 2.6.4, Node 20 or newer.
# Input:     two chapters in HTML, a paragraph in the first; a paragraph, a command in `<pre>`, and a row of a table
#            with the cells 12 and 24 in the second; `chunk` with the strategy `html`, by headings.
# Expected:  two pieces, each with its text once, the command, and a space between two cells.
# Seen:      "Intro. Intro.": the text of an element is added to that of its children, at each level, so a cell of a
#            table comes three times. The row is 1224 as well. What is in `<pre>` is gone, the command of a chapter on
#            commands. There is no error; each piece is embedded and paid for at twice its length.
# For us:    each page has a copy in Markdown, which agents read.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @mastra/rag@2.6.4
cat >seen.mjs <<'JS'
import {MDocument} from '@mastra/rag';

const page = `<html><body>
<h1>Start</h1><p>Intro.</p>
<h2>Scale</h2><p>Two <b>sizes</b>:</p><pre><code>curl -X PUT</code></pre><table><tr><td>12</td><td>24</td></tr></table>
</body></html>`;
const headers = [['h1', 'title'], ['h2', 'chapter']];
const pieces = await MDocument.fromHTML(page).chunk({strategy: 'html', headers});
for (const {text, metadata} of pieces) {
  console.log(`${metadata.title ?? metadata.chapter}: ${text.replaceAll(/\s+/g, ' ').trim()}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Start: Intro. Intro.
Scale: Two sizes: Two sizes sizes : 1224 1224 12 12 24 24
EXPECTED
