#!/usr/bin/env bash
# "On the first Monday" runs each Monday, and "every 15 minutes from minute 5" once an hour.
#
# Versions:  cron-schedule 6.0.0; beside it cron-parser 5.10.6 and cronstrue 3.9.0. Node 20.
# Input:     the lines `0 9 * * 1#1` and `5/15 * * * *`, which cron of Linux does not know, and most libraries do.
# Expected:  the times that cronstrue puts into words, or an error, as for `0 9 L * *`.
# Seen:      cron-schedule reads the number before the sign and leaves the rest: 1 is every Monday, 5 is minute 5 of each
#            hour. A job that costs money runs four times as often, or a check a quarter as often. `L` is an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund cron-schedule@6.0.0 cron-parser@5.10.6 cronstrue@3.9.0
cat >seen.mjs <<'JS'
import {CronExpressionParser} from 'cron-parser';
import {parseCronExpression} from 'cron-schedule';
import cronstrue from 'cronstrue';

const currentDate = new Date('2026-01-01T00:00:00Z');
const show = (dates) => dates.map((date) => date.toISOString().slice(5, 16)).join(' ');
for (const line of ['0 9 * * 1#1', '5/15 * * * *', '0 9 L * *']) {
  console.log(`${line}: ${cronstrue.toString(line)}`);
  const parsed = CronExpressionParser.parse(line, {currentDate, tz: 'UTC'});
  console.log(`  cron-parser: ${show(parsed.take(3).map((date) => date.toDate()))}`);
  try {
    console.log(`  cron-schedule: ${show(parseCronExpression(line).getNextDates(3, currentDate))}`);
  } catch {
    console.log('  cron-schedule: an error');
  }
}
JS
TZ=UTC node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
0 9 * * 1#1: At 09:00 AM, on the first Monday of the month
  cron-parser: 01-05T09:00 02-02T09:00 03-02T09:00
  cron-schedule: 01-05T09:00 01-12T09:00 01-19T09:00
5/15 * * * *: Every 15 minutes, starting at 5 minutes past the hour
  cron-parser: 01-01T00:05 01-01T00:20 01-01T00:35
  cron-schedule: 01-01T00:05 01-01T01:05 01-01T02:05
0 9 L * *: At 09:00 AM, on the last day of the month
  cron-parser: 01-31T09:00 02-28T09:00 03-31T09:00
  cron-schedule: an error
EXPECTED
