#!/usr/bin/env bash
# A key that has a semicolon or "#" in it arrives without its end, and a color is empty: they count as comments.
#
# Versions:  ini 6.0.0; beside it js-ini 1.6.0. Node 20 or newer.
# Input:     a file of settings in sections: a key with ";" in it, an address with "#", a color, and a section named
#            after a version of a model.
# Expected:  the text behind "=", as of js-ini, and of Python, whose parser takes such signs for a comment only at the
#            beginning of a line; a section under the name in the brackets.
# Seen:      ini takes each ";" and "#" for a comment, also without a space before it: the key is cut, the address leads
#            to the top of its page, and the color is empty, all without an error. A point in the name of a section is a
#            level: what is asked for by `settings['sd.v1.5']` is undefined. In quotes, and with a backslash, the values
#            are whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ini@6.0.0 js-ini@1.6.0
cat >seen.mjs <<'JS'
import {parse} from 'ini';
import {parse as parseByJsIni} from 'js-ini';

const text = `
[api]
key = a1;b2#c3
page = https://example.com/docs#errors
color = #0b7285
quoted = "a1;b2#c3"
[sd.v1.5]
steps = 4
`;
for (const [name, read] of Object.entries({ini: parse, 'js-ini': parseByJsIni})) {
  const settings = read(text);
  console.log(`${name}: ${JSON.stringify(settings.api)}`);
  console.log(`  sections ${Object.keys(settings).join(', ')}; of sd.v1.5 ${JSON.stringify(settings['sd.v1.5'])}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
ini: {"key":"a1","page":"https://example.com/docs","color":"","quoted":"a1;b2#c3"}
  sections api, sd; of sd.v1.5 undefined
js-ini: {"key":"a1;b2#c3","page":"https://example.com/docs#errors","color":"#0b7285","quoted":"\"a1;b2#c3\""}
  sections api, sd.v1.5; of sd.v1.5 {"steps":4}
EXPECTED
