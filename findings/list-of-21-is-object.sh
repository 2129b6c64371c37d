#!/usr/bin/env bash
# A list of 21 jobs in a query is one job with the name "[object Object]", and a list of 20 is right.
#
# Versions:  qs 6.17.1; beside it URLSearchParams of Node.js, 20 or newer.
# Input:     `id=0&id=1&…`, and `id[]=0&…`, with 20 and 21 values; the values as a program takes them that allows for
#            one value as well as for more: `[query.id].flat()`.
# Expected:  20 and 21 texts. A limit of 20 is known for the numbers in `id[20]=…`, as a guard against long empty lists,
#            and there is none here; or an error.
# Seen:      from the 21st value on, there is an object with the keys "0" to "20" in place of the list, in all forms,
#            also in what `qs.stringify` has written. The program asks for one job with a name that is none, and
#            `length` is undefined. `arrayLimit` is the option, and `throwOnLimitExceeded` makes it an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund qs@6.17.1
cat >seen.mjs <<'JS'
import qs from 'qs';

const numbers = (size) => Array.from({length: size}, (_, at) => at);
const forms = {
  'id=': (size) => numbers(size).map((id) => `id=${id}`).join('&'),
  'id[]=': (size) => numbers(size).map((id) => `id[]=${id}`).join('&'),
  'of qs.stringify': (size) => qs.stringify({id: numbers(size)}),
};
const libraries = {
  qs: (text) => qs.parse(text).id,
  'qs, arrayLimit: 100': (text) => qs.parse(text, {arrayLimit: 100}).id,
  URLSearchParams: (text) => [...new URLSearchParams(text).values()],
};
for (const [form, write] of Object.entries(forms)) {
  console.log(form);
  for (const [name, read] of Object.entries(libraries)) {
    const seen = [20, 21].map((size) => [read(write(size))].flat());
    console.log(`  ${name}: ${seen.map((list) => `${list.length} (${list[0]})`).join(', ')}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
id=
  qs: 20 (0), 1 ([object Object])
  qs, arrayLimit: 100: 20 (0), 21 (0)
  URLSearchParams: 20 (0), 21 (0)
id[]=
  qs: 20 (0), 1 ([object Object])
  qs, arrayLimit: 100: 20 (0), 21 (0)
  URLSearchParams: 20 (0), 21 (0)
of qs.stringify
  qs: 20 (0), 1 ([object Object])
  qs, arrayLimit: 100: 20 (0), 21 (0)
  URLSearchParams: 20 (0), 21 (0)
EXPECTED
