#!/usr/bin/env bash
# A limit of "2e6" tokens is 2, and one of "20.9" is 20: the same text is another number where a whole one is asked for.
#
# Versions:  @sinclair/typebox 0.34.52; beside it zod 4.6.7. Node 20 or newer.
# Input:     numbers as texts, as a form, a query or the environment has them, for `Type.Integer()` and `Type.Number()`,
#            by `Value.Convert`, and by `Value.Parse`, which throws at what does not fit.
# Expected:  2000000 for "2e6", as for a number and as of zod; for "20.9" the text as it is, or an error: Convert gives a
#            value back "if a reasonable conversion is possible", as it does with "ten".
# Seen:      2 and 20, without an error, also of Parse: for an integer, what stands behind the first digits is cut off,
#            after the text as a whole has been taken for a number. As a number, "2e6" is 2000000. A plan for two million
#            tokens ends after two.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @sinclair/typebox@0.34.52 zod@4.6.7
cat >seen.mjs <<'JS'
import {Type} from '@sinclair/typebox';
import {Value} from '@sinclair/typebox/value';
import {z} from 'zod';

const orError = (read) => {
  try {
    return JSON.stringify(read());
  } catch {
    return 'an error';
  }
};
for (const text of ['2e6', '20.9', '7', 'ten']) {
  const whole = orError(() => Value.Convert(Type.Integer(), text));
  const parsed = orError(() => Value.Parse(Type.Integer(), text));
  const number = orError(() => Value.Convert(Type.Number(), text));
  const other = orError(() => z.coerce.number().int().parse(text));
  console.log(`${text}: Integer ${whole}, Parse ${parsed}; Number ${number}; zod ${other}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
2e6: Integer 2, Parse 2; Number 2000000; zod 2000000
20.9: Integer 20, Parse 20; Number 20.9; zod an error
7: Integer 7, Parse 7; Number 7; zod 7
ten: Integer "ten", Parse an error; Number "ten"; zod an error
EXPECTED
