#!/usr/bin/env bash
# A program of a page that is given out as a Word file does not run: it is one line, or its indentation is no space.
#
# Versions:  html-to-docx 1.8.0, @mohtasham/md-to-docx 4.0.1; beside them markdown-docx 1.7.0; fflate 0.8.2 opens the
#            files. Node 20 or newer, and Python 3.
# Input:     a Python program of three lines in a block of code, as HTML, `<pre><code>`, and as Markdown.
# Expected:  the three lines in a font for code, with four spaces before the second.
# Seen:      html-to-docx makes spaces of line ends, in `<pre>` as elsewhere: one line. md-to-docx writes the four
#            spaces as U+00A0, which looks right, and is copied: Python refuses it as a character that cannot be
#            printed. Before the code, in the same paragraph, it has the name of the language, which is left out here.
#            That of markdown-docx runs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund html-to-docx@1.8.0 @mohtasham/md-to-docx@4.0.1 \
  markdown-docx@1.7.0 fflate@0.8.2
cat >seen.mjs <<'JS'
import {spawnSync} from 'node:child_process';
import {convertMarkdownToDocx} from '@mohtasham/md-to-docx';
import {strFromU8, unzipSync} from 'fflate';
import htmlToDocx from 'html-to-docx';
import markdownDocx, {Packer} from 'markdown-docx';

const program = 'for step in range(2):\n    print(step)\nprint("done")';
const markdown = `\`\`\`python\n${program}\n\`\`\`\n`;
const files = {
  'html-to-docx': await htmlToDocx(`<pre><code>${program}\n</code></pre>`),
  'md-to-docx': Buffer.from(await (await convertMarkdownToDocx(markdown)).arrayBuffer()),
  'markdown-docx': await Packer.toBuffer(await markdownDocx(markdown)),
};
for (const [name, buffer] of Object.entries(files)) {
  const xml = strFromU8(unzipSync(buffer)['word/document.xml']);
  const parts = xml.matchAll(/<w:br\/>|<w:t(?: [^>]*)?>([^<]*)/g);
  // Only <w:br/> breaks a line. A line end of the XML is left out, in favor of the file.
  const texts = Array.from(parts, ([, text]) => text?.replaceAll('\n', '').replaceAll('&quot;', '"') ?? '\n');
  const code = texts.join('').trim();
  const {status} = spawnSync('python3', ['-'], {input: code.replace(/^python\n/, '')});
  console.log(`${name}: ${JSON.stringify(code.replaceAll('\u00a0', '<U+00A0>'))}, ${status === 0 ? 'runs' : 'does not run'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
html-to-docx: "for step in range(2):     print(step) print(\"done\")", does not run
md-to-docx: "python\nfor step in range(2):\n<U+00A0><U+00A0><U+00A0><U+00A0>print(step)\nprint(\"done\")", does not run
markdown-docx: "for step in range(2):\n    print(step)\nprint(\"done\")", runs
EXPECTED
