#!/usr/bin/env bash
# A duration of half a second, which Temporal writes, is refused by `format: duration`.
#
# Versions:  ajv 8.20.0 with ajv-formats 3.0.1, zod 4.6.7, temporal-polyfill 1.0.8, luxon 3.7.2. Node 20.
# Input:     500 ms, as Temporal.Duration and Luxon write it: PT0.5S; one and a half hours of Luxon: PT1.5H; one hour in
#            the past of Temporal: -PT1H. All are ISO 8601.
# Expected:  valid: `format: duration` is for such texts. And what Zod accepts, its own JSON Schema accepts.
# Seen:      ajv refuses all three: the format is the grammar of RFC 3339, which has no fractions and no sign. Zod accepts
#            PT0.5S, and exports `format: duration` for it, so the schema refuses what its source accepts.
# For us:    times to wait are numbers of seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ajv@8.20.0 ajv-formats@3.0.1 zod@4.6.7 \
  temporal-polyfill@1.0.8 luxon@3.7.2
cat >seen.mjs <<'JS'
import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020.js';
import {Duration} from 'luxon';
import {Temporal} from 'temporal-polyfill';
import {z} from 'zod';

const durations = {
  'Temporal, 500 ms': Temporal.Duration.from({milliseconds: 500}).toString(),
  'Luxon, 500 ms': Duration.fromMillis(500).toISO(),
  'Luxon, 1.5 hours': Duration.fromObject({hours: 1.5}).toISO(),
  'Temporal, an hour ago': Temporal.Duration.from({hours: -1}).toString(),
  'Temporal, 90 minutes': Temporal.Duration.from({minutes: 90}).toString(),
};
const zod = z.iso.duration();
const ajv = new Ajv();
addFormats(ajv);
const byFormat = ajv.compile({type: 'string', format: 'duration'});
const byZodSchema = ajv.compile(z.toJSONSchema(zod));
const judge = (isValid) => (isValid ? 'valid' : 'refused');
for (const [name, text] of Object.entries(durations)) {
  const verdicts = [byFormat(text), zod.safeParse(text).success, byZodSchema(text)].map(judge);
  console.log(`${name}, ${text}: format ${verdicts[0]}, Zod ${verdicts[1]}, schema of Zod ${verdicts[2]}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Temporal, 500 ms, PT0.5S: format refused, Zod valid, schema of Zod refused
Luxon, 500 ms, PT0.5S: format refused, Zod valid, schema of Zod refused
Luxon, 1.5 hours, PT1.5H: format refused, Zod refused, schema of Zod refused
Temporal, an hour ago, -PT1H: format refused, Zod refused, schema of Zod refused
Temporal, 90 minutes, PT90M: format valid, Zod valid, schema of Zod valid
EXPECTED
