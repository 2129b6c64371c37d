#!/usr/bin/env bash
# A rest of 2.9996 dollars is sent as "3.", which no reader of the format takes, not even that of the same library.
#
# Versions:  structured-headers 2.1.0; beside it structured-field-values 2.0.4. Node 20 or newer.
# Input:     numbers with more than three digits after the point, as shares and prices are, written as an item and as a
#            parameter of a structured header (RFC 9651), in which a rate limit or a cost is told.
# Expected:  three digits, since the standard rounds what has more: 3.0 and 0.0, each with a digit after its point, as
#            the standard wants it; or an error for a number that the format cannot hold.
# Seen:      structured-headers takes the zeros away and leaves the point, where the rounded number is a whole one:
#            "3.", "0.", "100.". Its parser refuses them, and with them the whole header: the client knows no limit at
#            all. It happens to one number in a thousand, for fractions of any length, and to each price below 0.0005.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund structured-headers@2.1.0 structured-field-values@2.0.4
cat >seen.mjs <<'JS'
import * as headers from 'structured-headers';
import * as values from 'structured-field-values';

const read = (text) => {
  try {
    return headers.parseDictionary(text).get('left')[0];
  } catch ({message}) {
    return message;
  }
};
for (const left of [1.5, 2.9994, 2.9996, 99.9999, 0.0004, 1.5e-7]) {
  const text = headers.serializeDictionary({left, seconds: 60});
  console.log(`${left}: ${text} | ${read(text)}`);
  console.log(`  structured-field-values: ${values.encodeDict({left: new values.Item(left)})}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
1.5: left=1.5, seconds=60 | 1.5
  structured-field-values: left=1.5
2.9994: left=2.999, seconds=60 | 2.999
  structured-field-values: left=2.999
2.9996: left=3., seconds=60 | Parse error: Decimal cannot end on a period at offset 7
  structured-field-values: left=3.0
99.9999: left=100., seconds=60 | Parse error: Decimal cannot end on a period at offset 9
  structured-field-values: left=100.0
0.0004: left=0., seconds=60 | Parse error: Decimal cannot end on a period at offset 7
  structured-field-values: left=0.0
1.5e-7: left=0., seconds=60 | Parse error: Decimal cannot end on a period at offset 7
  structured-field-values: left=0.0
EXPECTED
