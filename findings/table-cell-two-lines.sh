#!/usr/bin/env bash
# Two numbers in one cell of a table are one number in Markdown.
#
# Versions:  node-html-markdown 2.0.0, dom-to-semantic-markdown 1.5.0 with linkedom 0.18.15. Node 20.
# Input:     a table whose cell has two lines: `12<br>24`, such as the memory of two sizes.
# Expected:  `12<br>24`, which Markdown allows in a cell, or a space between the two.
# Seen:      node-html-markdown writes 1224. dom-to-semantic-markdown writes a line break, which ends the row, so that
#            the rest of the cell is a row of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-html-markdown@2.0.0 dom-to-semantic-markdown@1.5.0 \
  linkedom@0.18.15
cat >seen.mjs <<'JS'
import {convertHtmlToMarkdown} from 'dom-to-semantic-markdown';
import {DOMParser} from 'linkedom';
import {NodeHtmlMarkdown} from 'node-html-markdown';
const table = `<table><thead><tr><th>GPU</th><th>GB</th></tr></thead>
<tbody><tr><td>A</td><td>12<br>24</td></tr></tbody></table>`;
console.log('node-html-markdown');
console.log(NodeHtmlMarkdown.translate(table).trim());
console.log('dom-to-semantic-markdown');
const page = `<html><body>${table}</body></html>`;
console.log(convertHtmlToMarkdown(page, {overrideDOMParser: new DOMParser()}).trim());
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
node-html-markdown
| GPU | GB   |
| --- | ---- |
| A   | 1224 |
dom-to-semantic-markdown
| GPU | GB |
| --- | --- |
| A | 12
24 |
EXPECTED
