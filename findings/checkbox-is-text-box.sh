#!/usr/bin/env bash
# A screen reader for tests reads a checkbox as a text box, and a column header as a row header, by its option `window`.
#
# Versions:  @guidepup/virtual-screen-reader 0.33.0 with jsdom 26.1.0. Node 20 or newer.
# Input:     a form and a table, read out in a program of Node.js: once with the option `window`, which is for a
#            document that is not attached to the global scope, and once with the same document attached to it.
# Expected:  the same words both times: the option is there for it, and all that is asked is in the document.
# Seen:      with the option, every `<input>` is a text box: what is ticked is not told, a range has no limits, and
#            there is no button to send the form. The head of a column is that of a row. There is no error, and a link
#            is right, so that a short test shows nothing. What decides about the others asks for classes of the global
#            scope.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @guidepup/virtual-screen-reader@0.33.0 jsdom@26.1.0
cat >seen.mjs <<'JS'
import {virtual} from '@guidepup/virtual-screen-reader';
import {JSDOM} from 'jsdom';

const parts = {
  'a box to tick': '<input type="checkbox" checked aria-label="Loop">',
  'a range': '<input type="range" min="1" max="8" value="4" aria-label="Workers">',
  'a search': '<input type="search" aria-label="Search">',
  'a head of a column': '<table><thead><tr><th scope="col">Tier</th></tr></thead></table>',
  'a button': '<input type="submit" value="Run">',
  'a link': '<a href="/run">Run a job</a>',
};
const globalNames = ['window', 'document', 'Node', 'Element', 'HTMLElement'];
async function hear(page, withOption) {
  const {window} = new JSDOM(`<!doctype html><html lang="en"><body>${page}</body></html>`);
  if (!withOption) for (const name of globalNames) globalThis[name] = window[name];
  await virtual.start({container: window.document.body, ...(withOption && {window})});
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases.filter((phrase) => !/document|table|rowgroup|row,|end of/.test(phrase)).join(' / ');
}
const heard = {};
for (const [name, page] of Object.entries(parts)) heard[name] = await hear(page, true);
for (const [name, page] of Object.entries(parts)) {
  console.log(`${name}: ${heard[name]}`);
  console.log(`  attached: ${await hear(page, false)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
a box to tick: textbox, Loop
  attached: checkbox, Loop, checked
a range: textbox, Workers, 4
  attached: slider, Workers, 4, orientated horizontally, max value 8, min value 1
a search: textbox, Search
  attached: searchbox, Search
a head of a column: rowheader, Tier
  attached: columnheader, Tier
a button: textbox, Run
  attached: button, Run
a link: link, Run a job
  attached: link, Run a job
EXPECTED
