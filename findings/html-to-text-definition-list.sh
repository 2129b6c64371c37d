#!/usr/bin/env bash
# html-to-text writes a definition list, and the summary of details, without a space between the parts.
#
# Versions:  html-to-text 10.0.1. Node 20.
# Input:     <dl> with <dt> and <dd>, and <details> with <summary>, whose parts browsers show on lines of their own; beside
#            them <ul>.
# Expected:  a line or at least a space between the parts, as between the items of <ul>.
# Seen:      "limit10retries3" and "MoreNone": an element that it does not know is inline, so that a name and its value
#            become one word, in an index of search or in the text of an e-mail.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund html-to-text@10.0.1
cat >seen.mjs <<'JS'
import {convert} from 'html-to-text';

const pages = {
  list: '<ul><li>limit</li><li>10</li></ul>',
  definitions: '<dl><dt>limit</dt><dd>10</dd><dt>retries</dt><dd>3</dd></dl>',
  details: '<details><summary>More</summary>None</details>',
};
const seen = Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, convert(html)]));
console.log(seen);
const isRecorded =
  /limit\n.*10/.test(seen.list) &&
  seen.definitions === 'limit10retries3' &&
  seen.details === 'MoreNone';
if (!isRecorded) throw new Error('not as recorded');
JS
node seen.mjs
echo "As recorded."
