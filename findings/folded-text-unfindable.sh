#!/usr/bin/env bash
# A search in the page no longer finds folded text, and a script comes without its cookie: minifiers cut off a value.
#
# Versions:  @swc/html 1.16.21, the minifier of Docusaurus with @docusaurus/faster, @minify-html/node 0.18.1,
#            html-minifier-terser 7.2.0, html-minifier-next 8.7.0; beside them htmlnano 3.5.1. Node 20 or newer.
# Input:     `hidden="until-found"`, which a browser opens where its search finds a word in it, `popover="manual"`, and
#            `crossorigin="use-credentials"`; the first two libraries with their defaults, the others with
#            `collapseBooleanAttributes`.
# Expected:  all three values are kept: each attribute means something else without its value.
# Seen:      all but htmlnano take `hidden` for an attribute that is there or not, and write it alone: the text is
#            hidden for good, and a page that is not minified, as in development, works. minify-html does so with
#            `crossorigin`, which is `anonymous` then. `popover` keeps its value.
# For us:    pages have no `until-found`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @swc/html@1.16.21 @minify-html/node@0.18.1 \
  html-minifier-terser@7.2.0 html-minifier-next@8.7.0 htmlnano@3.5.1
cat >seen.mjs <<'JS'
import minifyHtml from '@minify-html/node';
import swc from '@swc/html';
import * as next from 'html-minifier-next';
import * as terser from 'html-minifier-terser';
import htmlnano from 'htmlnano';

const html = `<!doctype html><html lang="en"><head><title>Apps</title></head><body><p>Apps</p>
<div hidden="until-found">folded</div><div popover="manual">opened</div>
<script src="a.js" crossorigin="use-credentials"></script></body></html>`;
const options = {collapseBooleanAttributes: true};
const seen = {
  '@swc/html': (await swc.minify(Buffer.from(html), {})).code,
  'minify-html': minifyHtml.minify(Buffer.from(html), {}).toString(),
  'html-minifier-terser': await terser.minify(html, options),
  'html-minifier-next': await next.minify(html, options),
  htmlnano: (await htmlnano.process(html, {collapseBooleanAttributes: {}}, {})).html,
};
for (const [name, text] of Object.entries(seen)) {
  const values = ['until-found', 'manual', 'use-credentials'].filter((value) => text.includes(value));
  console.log(`${name}: ${values.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
@swc/html: manual, use-credentials
minify-html: manual
html-minifier-terser: manual, use-credentials
html-minifier-next: manual, use-credentials
htmlnano: until-found, manual, use-credentials
EXPECTED
