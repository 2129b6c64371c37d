#!/usr/bin/env bash
# A version 3.10 is read as 3.1, and the text "null" is no entry: a store gives what it was not given.
#
# Versions:  unstorage 1.17.6, the storage of Nitro and Nuxt; beside it keyv 5.5.3. Node 20 or newer.
# Input:     texts, written with `setItem` and read with `getItem`, by default in memory: a version, a seed above 2^53,
#            a hash with one e, and the answers "true" and "null" of a model.
# Expected:  the text that was written: types say `setItem(key, value: string)` and `getItem(key)` give the same, and
#            the store knows what it was.
# Seen:      `getItem` reads each text as JSON if it can: 3.1, 9007199254740992, 1200000 and true, and null for the text
#            "null", as for an entry that is not there. Objects that are written come back right, and so do most texts,
#            so that a test passes. `getItemRaw` gives the text; keyv gives it, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund unstorage@1.17.6 keyv@5.5.3
cat >seen.mjs <<'JS'
import Keyv from 'keyv';
import {createStorage} from 'unstorage';

const storage = createStorage();
const keyv = new Keyv();
for (const text of ['plain', '3.10', '9007199254740993', '12e5', '007', 'true', 'null']) {
  await storage.setItem('key', text);
  await keyv.set('key', text);
  const values = [await storage.getItem('key'), await storage.getItemRaw('key'), await keyv.get('key')];
  const [item, raw, other] = values.map((value) => `${value === null ? 'null' : typeof value} ${value}`);
  console.log(`${text}: getItem ${item}; getItemRaw ${raw}; keyv ${other}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
plain: getItem string plain; getItemRaw string plain; keyv string plain
3.10: getItem number 3.1; getItemRaw string 3.10; keyv string 3.10
9007199254740993: getItem number 9007199254740992; getItemRaw string 9007199254740993; keyv string 9007199254740993
12e5: getItem number 1200000; getItemRaw string 12e5; keyv string 12e5
007: getItem string 007; getItemRaw string 007; keyv string 007
true: getItem boolean true; getItemRaw string true; keyv string true
null: getItem null null; getItemRaw string null; keyv string null
EXPECTED
