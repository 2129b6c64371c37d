#!/usr/bin/env bash
# `string | null` in a table of fields: three converters, three ways to lose it.
#
# Versions:  turndown 7.2.5 with turndown-plugin-gfm 1.0.2, html-to-md 0.8.8, node-html-markdown 2.0.0; beside them
#            rehype-remark 10.0.1 with remark-gfm 4.0.1. Node 20.
# Input:     an HTML table of one row: <td><code>string | null</code></td><td>a | b</td>.
# Expected:  `string \| null` and a \| b: GitHub's tables want a backslash before a pipe, in code too.
# Seen:      turndown-plugin-gfm adds no backslash: the row has two cells too many. html-to-md adds one in text and none
#            in code. node-html-markdown adds both and drops the code font, which it keeps outside tables.
# For us:    types are written "string or null", without a pipe; field names in tables lose their code font there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund turndown@7.2.5 turndown-plugin-gfm@1.0.2 \
  html-to-md@0.8.8 node-html-markdown@2.0.0 \
  unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 remark-stringify@11.0.0
cat >convert.mjs <<'JS'
import htmlToMd from 'html-to-md';
import {NodeHtmlMarkdown} from 'node-html-markdown';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import Turndown from 'turndown';
import {gfm} from 'turndown-plugin-gfm';
import {unified} from 'unified';

const html = `<table><thead><tr><th>Type</th><th>Text</th></tr></thead>
<tbody><tr><td><code>string | null</code></td><td>a | b</td></tr></tbody></table>`;
const turndown = new Turndown();
turndown.use(gfm);
const remark = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const results = {
  'turndown-plugin-gfm': turndown.turndown(html),
  'html-to-md': htmlToMd(html),
  'node-html-markdown': NodeHtmlMarkdown.translate(html),
  'rehype-remark': String(remark.processSync(html)),
};
for (const [name, markdown] of Object.entries(results)) {
  console.log(`${name}: ${markdown.trim().split('\n').at(-1).replaceAll(/ +/g, ' ')}`);
}
JS
node convert.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
turndown-plugin-gfm: | `string | null` | a | b |
html-to-md: |`string | null`|a \| b|
node-html-markdown: | string \| null | a \| b |
rehype-remark: | `string \| null` | a \| b |
EXPECTED
