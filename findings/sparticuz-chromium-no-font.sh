#!/usr/bin/env bash
# The browser of @sparticuz/chromium draws no text when it is unpacked anywhere but in /tmp.
#
# Versions:  @sparticuz/chromium 153.0.0, playwright-core 1.65.1. Node 20 or newer, Linux without a folder /tmp/fonts.
# Input:     TMPDIR names another folder, where the package unpacks the browser and its fonts; FONTCONFIG_PATH names the
#            folder of fonts, as `setupLambdaEnvironment` of the package sets it.
# Expected:  a word has a width.
# Seen:      its width is 0, because fonts.conf of the package names /tmp/fonts and folders of AWS Lambda. With a
#            configuration that names the unpacked folder, the word has a width.
# For us:    tests/helpers/browser.ts writes its own fonts.conf, and measures a word before the tests.
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
await page.setContent('<span>Word</span>');
const width = await page.locator('span').evaluate((span) => span.offsetWidth);
console.log(width > 0 ? 'text' : 'no text');
await browser.close();
JS
cat >own.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$folder/unpacked/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
export TMPDIR="$folder/unpacked" LD_LIBRARY_PATH="$folder/unpacked/al2023/lib"
{
  echo "as packed: $(FONTCONFIG_PATH="$TMPDIR/fonts" node measure.mjs)"
  echo "own configuration: $(FONTCONFIG_FILE="$folder/own.conf" node measure.mjs)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
as packed: no text
own configuration: text
EXPECTED
