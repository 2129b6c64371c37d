#!/usr/bin/env bash
# An app that is to be stopped in half an hour is stopped at once, and one in an hour and a half, after an hour.
#
# Versions:  human-interval 2.0.1, which Agenda and Bree read times with, and chrono-node 2.10.3. Node 20 or newer.
# Input:     times in words, as people write them, and as the two are made to read: "half an hour", "an hour and a
#            half", "1,000 seconds"; beside them "90 minutes" and "1.5 hours".
# Expected:  the time, or nothing for what is not understood: NaN or null, as for "30s" of the one and "30m" of the
#            other.
# Seen:      human-interval gives 0 for words that it has no number for, "an hour" too, so the job runs at once, or
#            again without a pause; a thousand with a comma is one second. chrono leaves out "and a half", and reads
#            "000 seconds" after the comma: that is now. Each has right what the other has not, and no error.
# For us:    times to wait are numbers of seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund human-interval@2.0.1 chrono-node@2.10.3
cat >seen.mjs <<'JS'
import * as chrono from 'chrono-node';
import humanInterval from 'human-interval';

const now = new Date('2026-01-05T12:00:00Z');
for (const words of ['90 minutes', '1.5 hours', 'an hour', 'half an hour', 'an hour and a half', '1,000 seconds']) {
  const date = chrono.parseDate(`in ${words}`, now) ?? chrono.parseDate(`${words} from now`, now);
  const seconds = date === null ? 'null' : (date - now) / 1000;
  console.log(`${words}: human-interval ${humanInterval(words) / 1000}, chrono ${seconds}`);
}
console.log(`30s, human-interval: ${humanInterval('30s')}; 30m, chrono: ${chrono.parseDate('30m', now)}`);
JS
TZ=UTC node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
90 minutes: human-interval 5400, chrono 5400
1.5 hours: human-interval 5400, chrono 5400
an hour: human-interval 0, chrono 3600
half an hour: human-interval 0, chrono 1800
an hour and a half: human-interval 0, chrono 3600
1,000 seconds: human-interval 1, chrono 0
30s, human-interval: NaN; 30m, chrono: null
EXPECTED
