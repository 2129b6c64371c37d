#!/usr/bin/env bash
# A model whose license says "commercial use not permitted" is listed as MIT: "permitted" has its letters.
#
# Versions:  spdx-correct 3.2.0; beside it spdx-expression-parse 4.0.0. Node 20 or newer.
# Input:     names of licenses as models and their wrappers have them in a free field; spdx-correct gives the identifier
#            that is meant, or null.
# Expected:  null for a license that is none of the list, as for "Llama 3.1 Community License": it is to be read by a
#            person.
# Seen:      "LIMITED RESEARCH LICENSE" and "Commercial use not permitted" are MIT, as "liMITed" and "perMITted" have
#            its letters, "Non-Commercial Apache" is Apache-2.0, and "Research only, BSD code" BSD-2-Clause. A name of
#            which no identifier can be made goes through a list of pieces, and the first one that is found anywhere
#            decides. A list of licenses that may be used lets the model through. A parser that takes exact identifiers
#            stops with an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund spdx-correct@3.2.0 spdx-expression-parse@4.0.0
cat >seen.mjs <<'JS'
import correct from 'spdx-correct';
import parse from 'spdx-expression-parse';

const exact = (name) => {
  try {
    return parse(name).license;
  } catch {
    return 'an error';
  }
};
const names = [
  'Apache 2',
  'Llama 3.1 Community License',
  'LIMITED RESEARCH LICENSE',
  'Commercial use not permitted',
  'All rights reserved; use is permitted for research',
  'Non-Commercial Apache',
  'Research only, BSD code',
];
for (const name of names) {
  console.log(`${name}: ${correct(name)}; exact: ${exact(name)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Apache 2: Apache-2.0; exact: an error
Llama 3.1 Community License: null; exact: an error
LIMITED RESEARCH LICENSE: MIT; exact: an error
Commercial use not permitted: MIT; exact: an error
All rights reserved; use is permitted for research: MIT; exact: an error
Non-Commercial Apache: Apache-2.0; exact: an error
Research only, BSD code: BSD-2-Clause; exact: an error
EXPECTED
