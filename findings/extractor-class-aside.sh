#!/usr/bin/env bash
# The name of a class costs an article its code, in the extractor of a well-known clipper.
#
# Versions:  defuddle 0.19.4; beside it @mozilla/readability 0.6.0, both with jsdom 26.1.0. Node 20.
# Input:     an <article> of 30 paragraphs, at its end <div class="aside"> with a <pre>; then the same with "sample".
# Expected:  the code is kept: it is in the article, and a <div> is no <aside>. Names of classes decide only what is
#            outside of the text, such as menus.
# Seen:      Defuddle drops the box with all that is in it if its class is "aside", and keeps it under the other name.
#            Readability keeps both.
# For us:    the request and the answer of an operation are in a box of class "sample"; a test holds it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund defuddle@0.19.4 @mozilla/readability@0.6.0 jsdom@26.1.0
cat >seen.mjs <<'JS'
import {Readability} from '@mozilla/readability';
import {Defuddle} from 'defuddle/node';
import {JSDOM} from 'jsdom';

const url = 'https://docs.example.test/run';
const text = '<p>Words of an article, with commas, that count as its content.</p>'.repeat(30);
const open = (name) =>
  new JSDOM(
    `<title>Run</title><main><article><h1>Run</h1>${text}
    <div class="${name}"><pre><code>curl example.test</code></pre></div></article></main>`,
    {url},
  ).window.document;
const show = (what, html) => console.log(`${what}: ${html.includes('curl') ? 'kept' : 'lost'}`);
for (const name of ['aside', 'sample']) {
  show(`Defuddle, class "${name}"`, (await Defuddle(open(name), url)).content);
  show(`Readability, class "${name}"`, new Readability(open(name)).parse().content);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Defuddle, class "aside": lost
Readability, class "aside": kept
Defuddle, class "sample": kept
Readability, class "sample": kept
EXPECTED
