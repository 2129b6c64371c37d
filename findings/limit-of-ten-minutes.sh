#!/usr/bin/env bash
# A time limit of "10m" is ten milliseconds, and a budget of "1_000" is 1: what checks the environment takes both.
#
# Versions:  envalid 8.2.0; beside it env-var 7.5.0 and zod 4.6.7. Node 20 or newer.
# Input:     variables of the environment as people write them: TIMEOUT_MS=10m, BUDGET=1_000 and 1,000, SEED=0x1f, and a
#            date; with `num()`.
# Expected:  an error at the start that names the variable, as of the other two, since `num()` refuses "" and "ten".
# Seen:      the digits up to the first other letter are the value: 10, 1, 1, 0 and 2026. The program starts, gives up
#            each call after ten milliseconds, or ends when one dollar is spent. There is no warning. For 0x1f, env-var
#            has 0 as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund envalid@8.2.0 env-var@7.5.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {cleanEnv, num} from 'envalid';
import env from 'env-var';
import {z} from 'zod';

const refuse = ({errors: {VALUE: error}}) => {
  if (error) {
    throw error;
  }
};
const libraries = {
  envalid: (VALUE) => cleanEnv({VALUE}, {VALUE: num()}, {reporter: refuse}).VALUE,
  'env-var': (VALUE) => env.from({VALUE}).get('VALUE').required().asFloat(),
  zod: (VALUE) => z.coerce.number().parse(VALUE),
};
for (const text of ['600000', 'ten', '10m', '1_000', '1,000', '0x1f', '2026-12-01']) {
  const seen = Object.entries(libraries).map(([name, read]) => {
    try {
      return `${name} ${read(text)}`;
    } catch {
      return `${name} an error`;
    }
  });
  console.log(`${text}: ${seen.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
600000: envalid 600000, env-var 600000, zod 600000
ten: envalid an error, env-var an error, zod an error
10m: envalid 10, env-var an error, zod an error
1_000: envalid 1, env-var an error, zod an error
1,000: envalid 1, env-var an error, zod an error
0x1f: envalid 0, env-var 0, zod 31
2026-12-01: envalid 2026, env-var an error, zod an error
EXPECTED
