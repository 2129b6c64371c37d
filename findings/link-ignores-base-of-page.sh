#!/usr/bin/env bash
# `href`, `src` and `action` ignore the `<base>` of a page, although `document.baseURI` has it: links lead elsewhere.
#
# Versions:  happy-dom 21.0.4; beside it jsdom 26.1.0. Node 20 or newer.
# Input:     a page with `<base href>`, as copies of a documentation and pages in folders have it, with a link, a
#            picture and a form; `href`, `src` and `action` of the elements.
# Expected:  addresses below the base, as in every browser and in jsdom: `baseURI` is what they are resolved with, and
#            it has the base.
# Seen:      baseURI is the base, and all three are resolved with the address of the page, so that a check of links asks
#            for pages that are not linked, and never for those that are. There is no error. Without a base, both are
#            the same, and a test of it passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund happy-dom@21.0.4 jsdom@26.1.0
cat >seen.mjs <<'JS'
import {Window} from 'happy-dom';
import {JSDOM} from 'jsdom';

const url = 'https://a.example/page';
const page = (base) => `<!doctype html><html lang="en"><head>${base}</head><body>
  <a href="run?tier=1">Run</a><img src="app.png" alt=""><form action="jobs"></form></body></html>`;
const libraries = {
  'happy-dom'(html) {
    const window = new Window({url});
    window.document.write(html);
    return window.document;
  },
  jsdom: (html) => new JSDOM(html, {url}).window.document,
};
for (const base of ['', '<base href="https://b.example/v1/">']) {
  console.log(base || 'without a base');
  for (const [name, read] of Object.entries(libraries)) {
    const document = read(page(base));
    const [link, picture, form] = ['a', 'img', 'form'].map((tag) => document.querySelector(tag));
    console.log(`  ${name}: ${document.baseURI}`);
    console.log(`    ${link.href} ${picture.src} ${form.action}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
without a base
  happy-dom: https://a.example/page
    https://a.example/run?tier=1 https://a.example/app.png https://a.example/jobs
  jsdom: https://a.example/page
    https://a.example/run?tier=1 https://a.example/app.png https://a.example/jobs
<base href="https://b.example/v1/">
  happy-dom: https://b.example/v1/
    https://a.example/run?tier=1 https://a.example/app.png https://a.example/jobs
  jsdom: https://b.example/v1/
    https://b.example/v1/run?tier=1 https://b.example/v1/app.png https://b.example/v1/jobs
EXPECTED
