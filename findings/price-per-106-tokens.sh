#!/usr/bin/env bash
# A price for a million tokens, 10<sup>6</sup>, is one for 106, and a note makes 5 apps 52.
#
# Versions:  turndown 7.2.5, node-html-markdown 2.0.0, html-to-text 10.0.1, agentmarkdown 6.0.0, rehype-remark 10.0.1
#            with rehype-parse 9.0.1, remark-gfm 4.0.1, remark-stringify 11.0.0, unified 11.0.5; beside them html-to-md
#            0.8.8. Node 20.
# Input:     a line of a price list with <sup> for a power and for a note, and with <del> around the price until
#            yesterday.
# Expected:  ^, <sup>, or the sign of the digit, as browsers show and copy it; and the old price with a sign, or not at
#            all.
# Seen:      only html-to-md keeps <sup>. The others glue it to the number before it, without a warning: what a model
#            is told about prices and limits is wrong by a power of ten. turndown and html-to-text also write the old
#            price as if it held.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund turndown@7.2.5 node-html-markdown@2.0.0 html-to-text@10.0.1 \
  agentmarkdown@6.0.0 html-to-md@0.8.8 unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 \
  remark-stringify@11.0.0
cat >seen.mjs <<'JS'
import {AgentMarkdown} from 'agentmarkdown';
import htmlToMd from 'html-to-md';
import {convert} from 'html-to-text';
import {NodeHtmlMarkdown} from 'node-html-markdown';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import TurndownService from 'turndown';
import {unified} from 'unified';

const html = '<p>5 apps<sup>2</sup>, 10<sup>6</sup> tokens for <del>9</del> 12 dollars</p>';
const rehype = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const seen = {
  turndown: new TurndownService().turndown(html),
  'html-to-text': convert(html),
  'node-html-markdown': NodeHtmlMarkdown.translate(html),
  agentmarkdown: await AgentMarkdown.produce(html),
  'rehype-remark': String(await rehype.process(html)),
  'html-to-md': htmlToMd(html),
};
for (const [name, text] of Object.entries(seen)) console.log(`${name}: ${text.trim()}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
turndown: 5 apps2, 106 tokens for 9 12 dollars
html-to-text: 5 apps2, 106 tokens for 9 12 dollars
node-html-markdown: 5 apps2, 106 tokens for ~~9~~ 12 dollars
agentmarkdown: 5 apps2, 106 tokens for ~9~ 12 dollars
rehype-remark: 5 apps2, 106 tokens for ~~9~~ 12 dollars
html-to-md: 5 apps<sup>2</sup>, 10<sup>6</sup> tokens for ~~9~~ 12 dollars
EXPECTED
