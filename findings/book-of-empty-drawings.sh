#!/usr/bin/env bash
# In the book of a guide its steps begin at 1 again, its drawings are empty, and what is done is to be done.
#
# Versions:  epub-gen-memory 1.1.2; fflate 0.8.2 opens the book. Node 20 or newer.
# Input:     a chapter of HTML with a list that begins at 5, and one item with a number of its own, a drawing in SVG, a
#            box that is ticked, folded text that is open, and a cell over two columns.
# Expected:  all of it: a chapter of EPUB 3 is HTML, with SVG in it, and these attributes are in both.
# Seen:      an attribute that is not in a short list of the library is taken away, without a word, and the element is
#            kept: the list is 1, 2, the drawing an <svg> with a <path> without its lines, the box is not ticked. The
#            cell is right. A test that the text of the page is in the book passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund epub-gen-memory@1.1.2 fflate@0.8.2
cat >seen.cjs <<'JS'
const {default: makeBook} = require('epub-gen-memory');
const {strFromU8, unzipSync} = require('fflate');

const parts = {
  list: '<ol start="5"><li>Stop the app.</li><li value="9">Pay.</li></ol>',
  drawing: '<svg viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9z" fill="green"/></svg>',
  box: '<input type="checkbox" checked disabled>',
  folded: '<details open><summary>More</summary><p>Text</p></details>',
  cell: '<table><tbody><tr><td colspan="2">Basic</td></tr></tbody></table>',
};
async function main() {
  const content = Object.entries(parts).map(([name, html]) => `<p>${name}</p>${html}`).join('');
  const book = unzipSync(await makeBook({title: 'Guide', author: 'Team'}, [{title: 'Chapter', content}]));
  const chapter = strFromU8(book[Object.keys(book).find((name) => name.endsWith('_Chapter.xhtml'))]);
  for (const name of Object.keys(parts)) {
    console.log(`${name}: ${chapter.split(`<p>${name}</p>`)[1].split(/<p>[a-z]*<\/p>|\s*<\/body>/)[0]}`);
  }
}
main();
JS
node seen.cjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
list: <ol><li>Stop the app.</li><li>Pay.</li></ol>
drawing: <svg><path/></svg>
box: <input type="checkbox"/>
folded: <details><summary>More</summary><p>Text</p></details>
cell: <table><tbody><tr><td colspan="2">Basic</td></tr></tbody></table>
EXPECTED
