#!/usr/bin/env bash
# A comment in a code block becomes a heading, and all the chapters after it stand below it.
#
# Versions:  @llamaindex/core 0.6.23, @mastra/rag 1.3.6; beside them mdast-util-from-markdown 2.0.2. Node 20.
# Input:     a Markdown page "Guide" with "Stop", cut into pieces for an index. Before "Stop", there is a code block
#            whose shell has the comment "# Create the app": fenced with ~~~, or with four backticks because it shows a
#            block with three.
# Expected:  the piece "Stop" belongs to "Guide", as by CommonMark.
# Seen:      LlamaIndex.TS knows ``` only, and Mastra ``` and ~~~, and neither counts: the comment is a heading, and
#            "Stop" belongs to "Create the app", in the metadata that goes into the index.
# For us:    no Markdown copy of the site has a comment in such a block.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @llamaindex/core@0.6.23 @mastra/rag@1.3.6 zod@4.6.7 \
  mdast-util-from-markdown@2.0.2
cat >seen.mjs <<'JS'
import {MarkdownNodeParser} from '@llamaindex/core/node-parser';
import {Document} from '@llamaindex/core/schema';
import {MDocument} from '@mastra/rag';
import {fromMarkdown} from 'mdast-util-from-markdown';

const page = (code) => `# Guide\n\n${code}\n\n## Stop\n\nDone.\n`;
const pages = {
  backticks: page('```bash\n# Create the app\n```'),
  tildes: page('~~~bash\n# Create the app\n~~~'),
  four: page('````md\n```bash\n# Create the app\n```\n````'),
};
const headers = [
  ['#', 'first'],
  ['##', 'second'],
];
for (const [name, text] of Object.entries(pages)) {
  const nodes = new MarkdownNodeParser().getNodesFromDocuments([new Document({text})]);
  const pieces = await MDocument.fromMarkdown(text).chunk({strategy: 'markdown', headers});
  const headings = fromMarkdown(text).children.filter(({type, depth}) => type === 'heading' && depth === 1);
  const chapters = {
    LlamaIndex: nodes.at(-1).metadata.Header_1,
    Mastra: pieces.at(-1).metadata.first,
    CommonMark: headings.at(-1).children[0].value,
  };
  console.log(`${name}: ${Object.entries(chapters).map((pair) => pair.join(' ')).join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
backticks: LlamaIndex Guide, Mastra Guide, CommonMark Guide
tildes: LlamaIndex Create the app, Mastra Guide, CommonMark Guide
four: LlamaIndex Create the app, Mastra Create the app, CommonMark Guide
EXPECTED
