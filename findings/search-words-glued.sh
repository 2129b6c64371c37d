#!/usr/bin/env bash
# A search for "price" does not find the table that has it in its head: in the index, the word is "tierprice".
#
# Versions:  pagefind 1.6.0. Node 20 or newer, Linux.
# Input:     a page as minifiers write it, without spaces between tags: a table with two cells in its head, a list of
#            terms, a quote, and a note; beside it the same page with line ends between tags. The search is that of the
#            client, which reads the files from disk here.
# Expected:  each word is found: a cell, a term, and a note begin a text of their own, with a space before them or not,
#            as paragraphs, items of lists, and the cells in a body do.
# Seen:      of the minified page, "price", "number", "quoted" and "noted" are not found: <th>, <dt>, <dd>, <blockquote>
#            and <aside> part no words, and what stands before is glued to them. The first word of such a row is found,
#            since a search takes the beginning of a word, and so is one with a capital, where what is glued is parted.
#            Of the page with line ends, all are.
# For us:    the search of the site is built on MiniSearch.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pagefind@1.6.0
cat >make.mjs <<'JS'
import {close, createIndex} from 'pagefind';

const page = `<!doctype html><html lang="en"><head><title>Apps</title></head><body>
<table><tr><th>tier</th><th>price</th></tr><tr><td>basic</td><td>dollar</td></tr></table>
<dl><dt>seed</dt><dd>number</dd></dl>
<blockquote>quoted</blockquote><aside>noted</aside><p>last</p></body></html>`;
for (const [name, between] of [['minified', ''], ['spaced', '\n']]) {
  const {index} = await createIndex();
  await index.addHTMLFile({url: '/apps', content: page.replaceAll('\n', '').replaceAll('><', `>${between}<`)});
  await index.writeFiles({outputPath: name});
}
await close();
JS
node make.mjs
cat >search.mjs <<'JS'
import {copyFileSync, readFileSync} from 'node:fs';

const [name] = process.argv.slice(2);
copyFileSync(`${name}/pagefind.js`, `${name}.mjs`);
globalThis.window = globalThis;
globalThis.location = new URL('https://docs.example.test/');
globalThis.document = {querySelector: () => ({getAttribute: () => 'en'})};
globalThis.fetch = async (url) => new Response(readFileSync(new URL(url, location).pathname.slice(1)));
const {init, options, search} = await import(`./${name}.mjs`);
await options({basePath: `/${name}/`, baseUrl: '/'});
await init();
const found = {true: [], false: []};
for (const word of ['tier', 'price', 'dollar', 'seed', 'number', 'quoted', 'noted', 'last']) {
  found[(await search(word)).results.length > 0].push(word);
}
console.log(`${name}: found ${found.true.join(', ')}; not found ${found.false.join(', ') || 'none'}`);
process.exit();
JS
for name in minified spaced; do node search.mjs "$name"; done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
minified: found tier, dollar, seed, last; not found price, number, quoted, noted
spaced: found tier, price, dollar, seed, number, quoted, noted, last; not found none
EXPECTED
