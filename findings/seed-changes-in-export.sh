#!/usr/bin/env bash
# A seed that a database holds exactly is another one in its export, and in what reads the export.
#
# Versions:  bson 7.3.4, the types of MongoDB for Node.js; beside it its own canonical form, with `relaxed: false`. Node
#            20 or newer.
# Input:     a document with a Long, 9007199254740993, as its bytes have it; `EJSON.stringify`, which is there to write
#            such documents without a loss of their types, and `EJSON.parse`.
# Expected:  the digits of the seed, in the relaxed form as a plain number of JSON, which may have as many, or as a
#            text.
# Seen:      the default, the relaxed form, goes through a number of JavaScript: the seed ends with 992, without an
#            error, and the picture cannot be made again. `parse` rounds in the same way what others have written
#            exactly, also where the text names the type, `$numberLong`. Only with `relaxed: false` is such a text
#            exact, as the bytes are for `deserialize`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund bson@7.3.4
cat >seen.mjs <<'JS'
import {deserialize, EJSON, Long, serialize} from 'bson';

const bytes = serialize({seed: Long.fromString('9007199254740993')});
const document = deserialize(bytes);
console.log(`deserialize: ${document.seed} (${document.seed.constructor.name})`);
const exact = {relaxed: false};
const canonical = '{"seed": {"$numberLong": "9007199254740993"}}';
console.log(`stringify: ${EJSON.stringify(document)}; relaxed false: ${EJSON.stringify(document, exact)}`);
for (const text of ['{"seed": 9007199254740993}', canonical]) {
  const [plain, strict] = [EJSON.parse(text).seed, EJSON.parse(text, exact).seed];
  console.log(`parse ${text}: ${plain}; relaxed false: ${strict}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
deserialize: 9007199254740993 (Long)
stringify: {"seed":9007199254740992}; relaxed false: {"seed":{"$numberLong":"9007199254740993"}}
parse {"seed": 9007199254740993}: 9007199254740992; relaxed false: 9007199254740992
parse {"seed": {"$numberLong": "9007199254740993"}}: 9007199254740992; relaxed false: 9007199254740993
EXPECTED
