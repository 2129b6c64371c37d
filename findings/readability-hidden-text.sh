#!/usr/bin/env bash
# Reader views keep dialogs and popovers that nobody has opened, and drop text that the browser's search finds.
#
# Versions:  @mozilla/readability 0.6.0 (the reader view of Firefox), jsdom 26.1.0. Node 20.
# Input:     an article with a closed <dialog>, a `popover`, and a part that is `hidden="until-found"`: the first two are
#            not shown, the third is text of the page that is folded.
# Expected:  the article without the first two, and with the third, as it has the text of closed <details>.
# Seen:      the opposite: any `hidden` attribute takes a part out, and `dialog` and `popover` mean nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @mozilla/readability@0.6.0 jsdom@26.1.0
cat >seen.mjs <<'JS'
import {Readability} from '@mozilla/readability';
import {JSDOM} from 'jsdom';

const words = `<p>${'An app runs a model on a worker, and each job is one use of it. '.repeat(20)}</p>`;
const parts = {
  details: '<details><summary>More</summary><p>The text of details.</p></details>',
  dialog: '<dialog><p>The text of dialog.</p></dialog>',
  popover: '<div popover><p>The text of popover.</p></div>',
  untilFound: '<div hidden="until-found"><p>The text of untilFound.</p></div>',
};
const html = `<article><h1>Apps</h1>${words}${Object.values(parts).join('')}${words}</article>`;
const {textContent} = new Readability(new JSDOM(html).window.document).parse();
const kept = Object.keys(parts).filter((name) => textContent.includes(`The text of ${name}.`));
console.log('kept:', kept.join(', '));
if (kept.join() !== 'details,dialog,popover') throw new Error('not as recorded');
JS
node seen.mjs
echo "As recorded."
