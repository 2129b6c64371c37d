#!/usr/bin/env bash
# The seed in a log is a phone number, a model is a person, and the address of the job is gone: data of no person.
#
# Versions:  redact-pii 3.4.0. Node 20 or newer.
# Input:     lines of a log with IDs in the address, seeds, a version, a date, and prompts in which nobody is named,
#            beside a line with a mail address and one with a key.
# Expected:  the first lines as they are, or nearly so: they hold no data of a person. The mail address is hidden.
# Seen:      the address of the job, both seeds, the version, the date and the names of models are replaced: a picture
#            cannot be made again from the log, nor a job be found, and the line cannot be told from one about a person.
#            The key in a header stays, and of one whose digits look like a number the letters stay. Each kind can be
#            turned off, by its name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund redact-pii@3.4.0
cat >seen.mjs <<'JS'
import pii from 'redact-pii';

const lines = [
  'GET /app/123456789/job/987654321',
  'seed=1234567890',
  'seed=4111111111111111',
  'version 1.2.3.4, 2026-12-01',
  'Hi Stable Diffusion, draw a cat',
  'A picture of Paris in the rain',
  'sent to joe@example.com',
  'Authorization: Bearer abc.def.ghi',
];
const redactor = new pii.SyncRedactor();
for (const line of lines) {
  console.log(`${line} -> ${redactor.redact(line)}`);
}
const builtInRedactors = Object.fromEntries(
  ['creditCardNumber', 'digits', 'names', 'phoneNumber', 'ipAddress'].map((kind) => [kind, {enabled: false}]),
);
const careful = new pii.SyncRedactor({builtInRedactors});
const unchanged = lines.slice(0, 6).every((line) => careful.redact(line) === line);
console.log(`five kinds off: ${unchanged ? 'as they were' : 'changed'}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
GET /app/123456789/job/987654321 -> GET /app/DIGITS/job/DIGITS
seed=1234567890 -> seed=PHONE_NUMBER
seed=4111111111111111 -> seed=CREDIT_CARD_NUMBER
version 1.2.3.4, 2026-12-01 -> version IP_ADDRESS, DIGITS-12-01
Hi Stable Diffusion, draw a cat -> Hi PERSON_NAME, draw a cat
A picture of Paris in the rain -> A picture of PERSON_NAME in the rain
sent to joe@example.com -> sent to EMAIL_ADDRESS
Authorization: Bearer abc.def.ghi -> Authorization: Bearer abc.def.ghi
five kinds off: as they were
EXPECTED
