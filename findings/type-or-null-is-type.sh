#!/usr/bin/env bash
# "The type is string | null" is shown as "The type is string": a vertical bar in a text cuts off what follows.
#
# Versions:  @intlify/core-base 11.4.2, which is the core of vue-i18n; beside it intl-messageformat 12.1.5. Node 20 or
#            newer.
# Input:     texts of a page about an API, without any parameter or number: a type, a command with a pipe, and an
#            example.
# Expected:  the texts as they are: no plural is asked for, `t` is called with the name alone.
# Seen:      all behind the first bar is gone, without a warning: a text with a bar is a list of plural forms, and a
#            call without a number takes the first one (of two) all the same. "curl … | jq .data" becomes the call
#            without the filter. Of three pieces it is the second one. A text with @ or { in it is refused with an
#            error. `{'|'}` is a bar.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @intlify/core-base@11.4.2 intl-messageformat@12.1.5
cat >seen.mjs <<'JS'
import {compile, createCoreContext, translate} from '@intlify/core-base';
import {IntlMessageFormat} from 'intl-messageformat';

const texts = {
  type: 'The type is string | null.',
  command: 'Run curl https://api.example.com/app | jq .data',
  tiers: 'BASIC | STANDARD | PERFORMANCE',
  escaped: "The type is string {'|'} null.",
};
const context = createCoreContext({locale: 'en', messages: {en: texts}, messageCompiler: compile});
for (const [name, text] of Object.entries(texts)) {
  console.log(`${name}: ${translate(context, name)}`);
}
console.log(`intl-messageformat: ${new IntlMessageFormat(texts.type, 'en').format()}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
type: The type is string
command: Run curl https://api.example.com/app
tiers: STANDARD
escaped: The type is string | null.
intl-messageformat: The type is string | null.
EXPECTED
