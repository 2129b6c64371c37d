#!/usr/bin/env bash
# A table that GitHub shows is a paragraph of bars in a parser with a "github" flavor.
#
# Versions:  showdown 2.1.0; beside it marked 18.2.1, markdown-it 15.0.3, micromark 4.0.3 with
#            micromark-extension-gfm 3.0.0. Node 20.
# Input:     a table whose second row is `| - | - |`, then one with `| --- | --- |`. GitHub's specification asks for one
#            dash, and remark-gfm writes one with `tablePipeAlign: false`.
# Expected:  two tables from each.
# Seen:      Showdown, with setFlavor('github'), makes a table only of the second; the others of both. lowdown of Debian
#            is the same as Showdown.
# For us:    copies of pages have three dashes; a test holds it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund showdown@2.1.0 marked@18.2.1 markdown-it@15.0.3 \
  micromark@4.0.3 micromark-extension-gfm@3.0.0
cat >seen.mjs <<'JS'
import MarkdownIt from 'markdown-it';
import {marked} from 'marked';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import showdown from 'showdown';

const converter = new showdown.Converter();
converter.setFlavor('github');
const options = {extensions: [gfm()], htmlExtensions: [gfmHtml()]};
const parsers = {
  showdown: (text) => converter.makeHtml(text),
  marked: (text) => marked.parse(text),
  'markdown-it': (text) => new MarkdownIt().render(text),
  micromark: (text) => micromark(text, options),
};
for (const [name, parse] of Object.entries(parsers)) {
  const found = ['-', '---'].map((dashes) => {
    const html = parse(`| Status | Meaning |\n| ${dashes} | ${dashes} |\n| STOPPED | at rest |\n`);
    return `"${dashes}" ${html.includes('<table') ? 'table' : 'text'}`;
  });
  console.log(`${name}: ${found.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
showdown: "-" text, "---" table
marked: "-" table, "---" table
markdown-it: "-" table, "---" table
micromark: "-" table, "---" table
EXPECTED
