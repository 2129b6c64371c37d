#!/usr/bin/env bash
# A key in single quotes, 'pa$word', arrives as "pa": what stands in them is literal only in some readers of .env.
#
# Versions:  dotenv-expand 1000.0.0 with dotenv 18.0.10, @next/env 16.4.6; beside them @dotenvx/dotenvx 2.38.2, and
#            `parseEnv` of Node 20.
# Input:     a file .env with keys that have a dollar sign, in single quotes, as a shell has them, and as the four read
#            the quotes: they are not part of the value.
# Expected:  the text between the quotes in all, as with dotenv alone; variables are put in without quotes and in double
#            ones.
# Seen:      dotenv-expand gives "pa", and @next/env too, without a word: the quotes are gone before the variables are
#            put in. Of a hash of bcrypt one leaves its head, the other nothing. A call with it is refused as one with a
#            wrong key. dotenvx keeps single quotes literal. A backslash before the dollar sign helps in the first two,
#            and is itself part of the value in the others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund dotenv-expand@1000.0.0 dotenv@18.0.10 @next/env@16.4.6 \
  @dotenvx/dotenvx@2.38.2
cat >.env <<'ENV'
SECRET='pa$word'
HASH='$2b$10$abcdef'
PRICE='from $5 up'
ESCAPED='pa\$word'
ENV
cat >seen.mjs <<'JS'
import {parse as parseX} from '@dotenvx/dotenvx';
import nextEnv from '@next/env';
import dotenv from 'dotenv';
import {expand} from 'dotenv-expand';
import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';

const text = readFileSync('.env', 'utf8');
const silent = {info() {}, error() {}};
const readers = {
  dotenv: () => dotenv.parse(text),
  'dotenv-expand': () => expand({parsed: dotenv.parse(text), processEnv: {}}).parsed,
  '@next/env': () => nextEnv.loadEnvConfig('.', false, silent).combinedEnv,
  dotenvx: () => parseX(text, {processEnv: {}}),
  node: () => parseEnv(text),
};
for (const [name, read] of Object.entries(readers)) {
  const {SECRET, HASH, PRICE, ESCAPED} = read();
  console.log(`${name}: ${JSON.stringify([SECRET, HASH, PRICE, ESCAPED])}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
dotenv: ["pa$word","$2b$10$abcdef","from $5 up","pa\\$word"]
dotenv-expand: ["pa","$2b$10","from $5 up","pa$word"]
@next/env: ["pa","","from  up","pa$word"]
dotenvx: ["pa$word","$2b$10$abcdef","from $5 up","pa\\$word"]
node: ["pa$word","$2b$10$abcdef","from $5 up","pa\\$word"]
EXPECTED
