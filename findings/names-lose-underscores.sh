#!/usr/bin/env bash
# Libraries that make text of Markdown write `activeworkers`, and drop what stands between "less" and "more".
#
# Versions:  markdown-to-text 0.1.1, remove-markdown 0.7.0; beside them mdast-util-from-markdown 2.0.2 with
#            mdast-util-to-string 4.0.0. Node 20.
# Input:     "Set active_workers to 0, and gpu_tier to BASIC." and "If a < 10 and b > 3, use `Array<string>`." In
#            CommonMark, an underscore inside of a word is no emphasis, and what is no tag is text.
# Expected:  the same two sentences, without the backticks.
# Seen:      markdown-to-text takes the underscores for emphasis, in a path and in code too, so that a search for the
#            name of a field finds nothing. It and remove-markdown take all between < and > for a tag, across words and
#            in code.
# For us:    copies and search are made from the pages of the build.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund markdown-to-text@0.1.1 remove-markdown@0.7.0 \
  mdast-util-from-markdown@2.0.2 mdast-util-to-string@4.0.0
cat >seen.mjs <<'JS'
import markdownToText from 'markdown-to-text';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import removeMarkdown from 'remove-markdown';

const texts = ['Set active_workers to 0, and gpu_tier to BASIC.', 'If a < 10 and b > 3, use `Array<string>`.'];
const libraries = {
  'markdown-to-text': markdownToText.default,
  'remove-markdown': removeMarkdown,
  mdast: (text) => toString(fromMarkdown(text)),
};
for (const [name, convert] of Object.entries(libraries)) {
  for (const text of texts) console.log(`${name}: ${convert(text)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
markdown-to-text: Set activeworkers to 0, and gputier to BASIC.
markdown-to-text: If a  3, use Array.
remove-markdown: Set active_workers to 0, and gpu_tier to BASIC.
remove-markdown: If a  3, use Array.
mdast: Set active_workers to 0, and gpu_tier to BASIC.
mdast: If a < 10 and b > 3, use Array<string>.
EXPECTED
