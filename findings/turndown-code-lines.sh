#!/usr/bin/env bash
# Turndown writes a code block of a Docusaurus site on one line.
#
# Versions:  turndown 7.2.5, also with @joplin/turndown-plugin-gfm 1.0.68; beside it node-html-markdown 2.0.0 and
#            rehype-remark 10.0.1. Node 20.
# Input:     the code block of the classic theme of Docusaurus 3.10: each line is a <div> that ends with <br>.
# Expected:  two lines, as outside of code, where Turndown makes a line of each <br>.
# Seen:      "npm cinpm start": for a block of code it takes the text of the element, in which neither counts. The other
#            two have both lines.
# For us:    consoles have line ends in their text, and the Markdown copies are made from pages, not by a converter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund turndown@7.2.5 \
  @joplin/turndown-plugin-gfm@1.0.68 node-html-markdown@2.0.0 unified@11.0.5 rehype-parse@9.0.1 \
  rehype-remark@10.0.1 remark-stringify@11.0.0
cat >seen.mjs <<'JS'
import {gfm} from '@joplin/turndown-plugin-gfm';
import {NodeHtmlMarkdown} from 'node-html-markdown';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import TurndownService from 'turndown';
import {unified} from 'unified';

const line = (text) => `<div class="token-line"><span class="token plain">${text}</span><br></div>`;
const html = `<pre tabindex="0" class="prism-code language-bash"><code>${line('npm ci')}${line('npm start')}</code></pre>`;
const turndown = () => new TurndownService({codeBlockStyle: 'fenced'});
const rehype = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).use(remarkStringify);
const seen = {
  turndown: turndown().turndown(html),
  joplin: turndown().use(gfm).turndown(html),
  outside: turndown().turndown('<p>npm ci<br>npm start</p>'),
  nodeHtmlMarkdown: NodeHtmlMarkdown.translate(html),
  rehypeRemark: String(await rehype.process(html)),
};
console.log(seen);
const hasBoth = (text) => /npm ci *\n+npm start/.test(text);
const isRecorded =
  seen.turndown.includes('npm cinpm start') &&
  seen.joplin.includes('npm cinpm start') &&
  [seen.outside, seen.nodeHtmlMarkdown, seen.rehypeRemark].every(hasBoth);
if (!isRecorded) throw new Error('not as recorded');
JS
node seen.mjs
echo "As recorded."
