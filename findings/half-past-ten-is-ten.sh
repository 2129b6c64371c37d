#!/usr/bin/env bash
# "It stops at 10:30" is "It stops at 10", and the image node:lts is node: a word behind a colon is a command, and gone.
#
# Versions:  remark-directive 4.0.0 with unified 11.0.5, remark-parse 11.0.0, remark-rehype 11.1.2 and rehype-stringify
#            10.0.1. Node 20 or newer.
# Input:     sentences with a time, an image with a tag, a path of an API, a weight in a prompt, and one with a space
#            behind its colon, through the plugin that brings boxes such as `:::note`, and through the same without it.
# Expected:  the sentences, as without it: no plugin handles a directive of the name `30` or `lts`, so that it is text.
#            Or an error that names it.
# Seen:      each becomes an empty <div>, in the middle of the paragraph, and the text between the two is gone: the
#            weight of 0.8 is ".8" behind nothing. There is no warning. A page is made by whoever wants boxes, tested
#            with a box, and loses times and tags in sentences that were written long before. In code between
#            backticks, and behind a backslash, a colon is kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund remark-directive@4.0.0 unified@11.0.5 remark-parse@11.0.0 \
  remark-rehype@11.1.2 rehype-stringify@10.0.1
cat >seen.mjs <<'JS'
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

const sentences = [
  'It stops at 10:30.',
  'Use node:lts for it.',
  'Call /jobs/7:cancel then.',
  'Write lora:lamp:0.8 in it.',
  'Use `node:lts` for it.',
  'Cost: two dollars.',
];
const plain = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify);
const withBoxes = unified().use(remarkParse).use(remarkDirective).use(remarkRehype).use(rehypeStringify);
for (const sentence of sentences) {
  const before = String(await plain.process(sentence));
  const after = String(await withBoxes.process(sentence));
  console.log(before === after ? `kept: ${after}` : `${before}\n  ${after}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
<p>It stops at 10:30.</p>
  <p>It stops at 10<div></div>.</p>
<p>Use node:lts for it.</p>
  <p>Use node<div></div> for it.</p>
<p>Call /jobs/7:cancel then.</p>
  <p>Call /jobs/7<div></div> then.</p>
<p>Write lora:lamp:0.8 in it.</p>
  <p>Write lora:lamp<div></div>.8 in it.</p>
kept: <p>Use <code>node:lts</code> for it.</p>
kept: <p>Cost: two dollars.</p>
EXPECTED
