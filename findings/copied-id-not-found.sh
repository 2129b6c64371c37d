#!/usr/bin/env bash
# An ID that is copied from a translated sentence is not found: two letters that nobody sees stand around it.
#
# Versions:  @fluent/bundle 0.19.1, messageformat 4.0.0; beside them intl-messageformat 12.1.5. Node 20 or newer.
# Input:     "Job { $id } ran with seed { $seed } for { $cost } dollars", with a text and two numbers, 2026 and 0.00045,
#            in English.
# Expected:  the sentence with the three values in it, as of intl-messageformat: no format is asked for, and all is
#            written from left to right.
# Seen:      both put U+2068 before each value and U+2069 behind it (messageformat around those of an unknown
#            direction), which a copy takes along: the ID is two characters longer, and no job has it. Numbers are
#            formatted without being asked: the seed gets a comma, and what costs 0.00045 dollars costs 0.
#            `useIsolating: false`, or `bidiIsolation: 'none'`, and seeds and costs as texts, make it right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @fluent/bundle@0.19.1 messageformat@4.0.0 \
  intl-messageformat@12.1.5
cat >seen.mjs <<'JS'
import {FluentBundle, FluentResource} from '@fluent/bundle';
import {IntlMessageFormat} from 'intl-messageformat';
import {MessageFormat} from 'messageformat';

const values = {id: 'a1b2', seed: 2026, cost: 0.00045};
const fluent = (options) => {
  const bundle = new FluentBundle('en', options);
  bundle.addResource(new FluentResource('ran = Job { $id } ran with seed { $seed } for { $cost } dollars'));
  return bundle.formatPattern(bundle.getMessage('ran').value, values);
};
const message = 'Job {$id} ran with seed {$seed} for {$cost} dollars';
const sentences = {
  fluent: fluent(),
  'fluent, useIsolating: false': fluent({useIsolating: false}),
  messageformat: new MessageFormat('en', message).format(values),
  "messageformat, bidiIsolation: 'none'": new MessageFormat('en', message, {bidiIsolation: 'none'}).format(values),
  'intl-messageformat': new IntlMessageFormat(message.replaceAll('$', ''), 'en').format(values),
};
for (const [name, sentence] of Object.entries(sentences)) {
  const [, id] = sentence.match(/Job (\S+) /);
  console.log(`${name}: ${sentence.replace(/[\u2066-\u2069]/g, '^')}; the ID is found: ${id === values.id}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fluent: Job ^a1b2^ ran with seed ^2,026^ for ^0^ dollars; the ID is found: false
fluent, useIsolating: false: Job a1b2 ran with seed 2,026 for 0 dollars; the ID is found: true
messageformat: Job ^a1b2^ ran with seed 2,026 for 0 dollars; the ID is found: false
messageformat, bidiIsolation: 'none': Job a1b2 ran with seed 2,026 for 0 dollars; the ID is found: true
intl-messageformat: Job a1b2 ran with seed 2026 for 0.00045 dollars; the ID is found: true
EXPECTED
