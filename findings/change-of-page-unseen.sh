#!/usr/bin/env bash
# A comparison of two versions of a page shows no change: a step has another number, a link another address.
#
# Versions:  node-htmldiff 0.9.4, htmldiff-js 1.0.5. Node 20 or newer.
# Input:     pairs of HTML of a guide: a link to /v1 and to /v2, a list that begins at 1 and at 5, a Python program in
#            <pre> with and without its indentation, a cell over two columns and over one, and, as a check, another
#            price.
# Expected:  <ins> or <del> in each: what a reader sees, and where a link leads, is the page.
# Seen:      both mark the price. htmldiff-js compares texts alone, so that the link, the list and the cell have no
#            mark, and the new version is shown as if it were the old one. node-htmldiff marks the link, and in <pre>
#            takes all spaces for one: the program has no mark. Whoever looks for marks signs all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-htmldiff@0.9.4 htmldiff-js@1.0.5
cat >seen.cjs <<'JS'
const {default: htmldiffJs} = require('htmldiff-js');
const nodeHtmldiff = require('node-htmldiff');

const pairs = {
  price: ['<p>It costs 0.10 dollars.</p>', '<p>It costs 0.01 dollars.</p>'],
  link: ['<p>See <a href="/v1">the prices</a>.</p>', '<p>See <a href="/v2">the prices</a>.</p>'],
  list: ['<ol start="1"><li>Stop the app.</li></ol>', '<ol start="5"><li>Stop the app.</li></ol>'],
  program: ['<pre><code>if done:\n    stop()</code></pre>', '<pre><code>if done:\nstop()</code></pre>'],
  cell: ['<table><tr><td colspan="2">Basic</td></tr></table>', '<table><tr><td>Basic</td></tr></table>'],
};
const libraries = {'node-htmldiff': nodeHtmldiff, 'htmldiff-js': (before, after) => htmldiffJs.execute(before, after)};
for (const [library, compare] of Object.entries(libraries)) {
  const marked = Object.keys(pairs).filter((name) => /<(?:ins|del)\b/.test(compare(...pairs[name])));
  console.log(`${library}: ${marked.join(', ')}`);
}
JS
node seen.cjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
node-htmldiff: price, link
htmldiff-js: price, program
EXPECTED
