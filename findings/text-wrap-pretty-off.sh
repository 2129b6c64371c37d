#!/usr/bin/env bash
# Chromium leaves a single word on the last line of a paragraph with `text-wrap: pretty` if code in it clones its box.
#
# Versions:  Chromium 153 of @sparticuz/chromium 153.0.0, playwright-core 1.65.1. Node 20 or newer, Linux.
# Input:     a paragraph with two words in <code>, at each width from 300 to 500 px: as it is, with `text-wrap: pretty`,
#            and with that and `box-decoration-break: clone` on the code, which fits on one line.
# Expected:  `pretty` leaves no last line of one word, whatever a box does at a line break that it does not have.
# Seen:      with `clone` each paragraph breaks as one without `pretty`.
# For us:    src/theme/styles/text.css sets no `box-decoration-break`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @sparticuz/chromium@153.0.0 playwright-core@1.65.1
mkdir unpacked
cat >measure.mjs <<'JS'
import {chromium} from 'playwright-core';
import packed, {inflate} from '@sparticuz/chromium';
const executablePath = await packed.executablePath();
await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
const page = await browser.newPage();
const words = 'The ID of the job is <code>id</code> when you run a job, and <code>job_id</code> when you cancel <b>this</b> <b>one.</b>';
await page.setContent(`<style>
  .pretty {text-wrap: pretty}
  .clone code {box-decoration-break: clone}
</style>
<p>${words}<p class="pretty">${words}<p class="pretty clone">${words}`);
const counts = await page.locator('p').evaluateAll((all) =>
  all.map((it) => {
    let lonely = 0;
    for (let width = 300; width <= 500; width += 1) {
      it.style.width = `${width}px`;
      const [before, last] = it.querySelectorAll('b');
      if (before.offsetTop < last.offsetTop) lonely += 1;
    }
    return lonely;
  }),
);
const [plain, pretty, clone] = counts;
console.log(`plain: ${plain > 0 ? 'one word at some widths' : 'no single word'}`);
console.log(`pretty: ${pretty > 0 ? 'one word at some widths' : 'no single word'}`);
console.log(`pretty, and code that clones: ${clone === plain ? 'as plain' : 'not as plain'}`);
await browser.close();
JS
cat >own.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/unpacked/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
export TMPDIR="$folder/unpacked" LD_LIBRARY_PATH="$folder/unpacked/al2023/lib" FONTCONFIG_FILE="$folder/own.conf"
node measure.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
plain: one word at some widths
pretty: no single word
pretty, and code that clones: as plain
EXPECTED
