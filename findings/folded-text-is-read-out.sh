#!/usr/bin/env bash
# A test hears and finds the text of a closed `<details>`, which nobody does who uses the page.
#
# Versions:  @guidepup/virtual-screen-reader 0.33.0, @testing-library/dom 10.4.2; beside them @testing-library/jest-dom
#            8.0.0, all with jsdom 26.1.0. Node 20 or newer.
# Input:     a heading in `<details>` that is closed, and that is open, behind `hidden`, with `display: none`, and in a
#            `<dialog>` that is closed; read out from the beginning to the end, and asked for by its role.
# Expected:  it is heard and found where the box is open, and not otherwise: what is folded away is not in the tree of
#            accessibility, and both say that they follow it.
# Seen:      it is heard, and found, in the closed box, as if it were open; the others are right. A test that the answer
#            appears when its box is opened passes without the click, and one that all of a page can be heard passes
#            with half of it folded away. `toBeVisible` of jest-dom knows `<details>`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @guidepup/virtual-screen-reader@0.33.0 jsdom@26.1.0 \
  @testing-library/dom@10.4.2 @testing-library/jest-dom@8.0.0
cat >seen.mjs <<'JS'
import {JSDOM} from 'jsdom';

const {window} = new JSDOM('<!doctype html><html lang="en"><body></body></html>');
for (const name of ['window', 'document', 'Node', 'Element', 'HTMLElement']) globalThis[name] = window[name];
const {virtual} = await import('@guidepup/virtual-screen-reader');
const {queryByRole} = await import('@testing-library/dom');
const {toBeVisible} = await import('@testing-library/jest-dom/matchers');

const heading = '<h2>Limits</h2>';
const pages = {
  'details, closed': `<details><summary>More</summary>${heading}</details>`,
  'details, open': `<details open><summary>More</summary>${heading}</details>`,
  hidden: `<div hidden>${heading}</div>`,
  'display: none': `<div style="display: none">${heading}</div>`,
  'dialog, closed': `<dialog>${heading}</dialog>`,
};
const utils = {printReceived: String, RECEIVED_COLOR: String, matcherHint: String};
for (const [name, page] of Object.entries(pages)) {
  document.body.innerHTML = `<p>First.</p>${page}<p>Last.</p>`;
  await virtual.start({container: document.body});
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  const heard = (await virtual.spokenPhraseLog()).some((phrase) => phrase.includes('Limits'));
  await virtual.stop();
  const found = queryByRole(document.body, 'heading', {name: 'Limits'}) !== null;
  const visible = toBeVisible.call({utils, isNot: false}, document.querySelector('h2')).pass;
  console.log(`${name}: heard ${heard}, found by role ${found}, toBeVisible ${visible}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
details, closed: heard true, found by role true, toBeVisible false
details, open: heard true, found by role true, toBeVisible true
hidden: heard false, found by role false, toBeVisible false
display: none: heard false, found by role false, toBeVisible false
dialog, closed: heard false, found by role false, toBeVisible false
EXPECTED
