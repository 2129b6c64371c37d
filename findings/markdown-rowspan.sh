#!/usr/bin/env bash
# A cell that spans two rows moves the values of the second row below other headings.
#
# Versions:  turndown 7.2.5 with turndown-plugin-gfm 1.0.2 and @joplin/turndown-plugin-gfm 1.0.68, node-html-markdown
#            2.0.0; beside them rehype-remark 10.0.1 with remark-gfm 4.0.1. Node 20.
# Input:     a table of Tier, Model and Limit, whose first cell has rowspan="2".
# Expected:  an empty cell, or the table kept as HTML: Markdown has no spans.
# Seen:      the row has one cell less, so `large` stands below Tier and its limit, 2, below Model, without a warning.
#            rehype-remark puts the empty cell in.
# For us:    no table of the site spans rows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund turndown@7.2.5 turndown-plugin-gfm@1.0.2 \
  @joplin/turndown-plugin-gfm@1.0.68 node-html-markdown@2.0.0 unified@11.0.5 rehype-parse@9.0.1 \
  rehype-remark@10.0.1 remark-gfm@4.0.1 remark-stringify@11.0.0
cat >seen.mjs <<'JS'
import * as joplin from '@joplin/turndown-plugin-gfm';
import {NodeHtmlMarkdown} from 'node-html-markdown';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import TurndownService from 'turndown';
import * as plugin from 'turndown-plugin-gfm';
import {unified} from 'unified';

const html = `<table><thead><tr><th>Tier</th><th>Model</th><th>Limit</th></tr></thead>
<tbody><tr><td rowspan="2">Basic</td><td>small</td><td>10</td></tr><tr><td>large</td><td>2</td></tr></tbody></table>`;
const withGfm = (gfm) => new TurndownService().use(gfm).turndown(html);
const rehype = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const seen = {
  'turndown-plugin-gfm': withGfm(plugin.gfm),
  '@joplin/turndown-plugin-gfm': withGfm(joplin.gfm),
  'node-html-markdown': NodeHtmlMarkdown.translate(html),
  'rehype-remark': String(await rehype.process(html)),
};
for (const [name, markdown] of Object.entries(seen)) {
  const last = markdown.trim().split('\n').at(-1).replace(/ +/g, ' ');
  console.log(`${name}: ${last}`);
  const start = name === 'rehype-remark' ? '| | large | 2 |' : '| large | 2 |';
  if (!last.startsWith(start)) throw new Error('not as recorded');
}
JS
node seen.mjs
echo "As recorded."
