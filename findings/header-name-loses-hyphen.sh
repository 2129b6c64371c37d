#!/usr/bin/env bash
# `--dry-run` is "-dry-run", and `/agent-card` is "/agentcard", in the text that is taken from a PDF.
#
# Versions:  pdftotext of poppler 22.12.0, in Debian 12 with poppler-utils; pdfkit 0.20.2 makes the PDF, and unpdf 1.7.0
#            reads it beside it. Node 20 or newer.
# Input:     a PDF with three sentences, each so wide that its line ends behind a hyphen, as browsers and PDF makers
#            break lines there: in an option, in a path, and in the name of a header.
# Expected:  both parts with the hyphen, and perhaps a line end between them: no word has been hyphenated.
# Seen:      pdftotext takes each hyphen at the end of a line for one of a printer, and drops it. An agent, or an index,
#            that reads the PDF has a name which the API does not know; a name in the middle of a line is right.
#            `-layout` and `-raw` keep the hyphen and the line end, and so does unpdf.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pdfkit@0.20.2 unpdf@1.7.0
cat >make.mjs <<'JS'
import {createWriteStream} from 'node:fs';
import PDFDocument from 'pdfkit';

const pdf = new PDFDocument();
pdf.pipe(createWriteStream('page.pdf'));
const sentences = [
  ['Try it first with --dry-run.', '--dry-'],
  ['Ask for /agent-card next.', '/agent-'],
  ['Send x-api-key.', 'x-api-'],
];
for (const [text, end] of sentences) {
  const width = pdf.widthOfString(text.slice(0, text.indexOf(end) + end.length)) + 2;
  pdf.text(text, {width}).moveDown();
}
pdf.end();
JS
node make.mjs
cat >read.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {extractText} from 'unpdf';

console.log((await extractText(new Uint8Array(readFileSync('page.pdf')), {mergePages: true})).text);
JS
for command in 'pdftotext page.pdf -' 'pdftotext -layout page.pdf -' 'pdftotext -raw page.pdf -' 'node read.mjs'; do
  echo "$command: $($command | tr -d '\n\f')"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
pdftotext page.pdf -: Try it first with --dryrun.Ask for /agentcard next.Send x-apikey.
pdftotext -layout page.pdf -: Try it first with --dry-run.Ask for /agent-card next.Send x-api-key.
pdftotext -raw page.pdf -: Try it first with --dry-run.Ask for /agent-card next.Send x-api-key.
node read.mjs: Try it first with --dry-run.Ask for /agent-card next.Send x-api-key.
EXPECTED
