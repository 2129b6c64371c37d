#!/usr/bin/env bash
# A check that runs every 15 minutes stands still for an hour and a quarter in the night when clocks go back.
#
# Versions:  node-cron 4.6.0, cronosjs 1.7.1, @datasert/cronjs-matcher 1.4.0, croner 11.0.1; beside them cron-parser
#            5.10.6 and cron 4.4.0. Node 20.
# Input:     the lines `*/15 * * * *` and `0 */2 * * *` in the time zone of Berlin, where the hour from 2 to 3 comes twice
#            on 25 October 2026: 00:00 to 02:00 in UTC.
# Expected:  a run each 15 minutes, as of cron on Linux, which lets lines with `*` in the minute or hour run by the clock;
#            and a run each two hours, or, by the time on the wall, three hours after the one at midnight.
# Seen:      node-cron leaves out the first of the two hours, cronosjs and cronjs-matcher the second: an app that is to be
#            stopped when it is idle goes on, and costs. croner starts what is to run every two hours at 2 o'clock twice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-cron@4.6.0 cronosjs@1.7.1 \
  @datasert/cronjs-matcher@1.4.0 croner@11.0.1 cron-parser@5.10.6 cron@4.4.0
cat >seen.mjs <<'JS'
import {mock} from 'node:test';
import {getFutureMatches} from '@datasert/cronjs-matcher';
import {CronTime} from 'cron';
import {CronExpressionParser} from 'cron-parser';
import {Cron} from 'croner';
import {CronosExpression} from 'cronosjs';
import nodeCron from 'node-cron';

const timezone = 'Europe/Berlin';

/** The times after each other, of a library that gives the one after a time. */
function follow(start, count, next) {
  const times = [];
  for (let last = start; times.length < count; times.push(last)) last = new Date(next(last));
  return times;
}

const libraries = {
  'node-cron': (line, start, count) =>
    follow(start, count, (last) => {
      mock.timers.enable({apis: ['Date', 'setTimeout'], now: last.getTime() + 1000});
      const task = nodeCron.createTask(line, () => undefined, {timezone});
      task.start();
      const next = task.getNextRun();
      task.destroy();
      mock.timers.reset();
      return next;
    }),
  cronosjs: (line, start, count) => CronosExpression.parse(line, {timezone}).nextNDates(start, count),
  'cronjs-matcher': (line, start, matchCount) =>
    getFutureMatches(line, {timezone, startAt: start.toISOString(), matchCount}),
  croner: (line, start, count) => new Cron(line, {timezone}).nextRuns(count, start),
  'cron-parser': (line, currentDate, count) =>
    CronExpressionParser.parse(line, {currentDate, tz: timezone}).take(count).map((one) => one.toDate()),
  cron: (line, start, count) =>
    follow(start, count, (last) => new CronTime(line, timezone).getNextDateFrom(last, timezone).toMillis()),
};
for (const [line, start, count] of [['*/15 * * * *', '2026-10-24T23:40:00Z', 9], ['0 */2 * * *', '2026-10-24T21:30:00Z', 4]]) {
  console.log(line);
  for (const [name, run] of Object.entries(libraries)) {
    const times = run(line, new Date(start), count).map((time) => new Date(time).toISOString().slice(11, 16));
    console.log(`  ${name}: ${times.join(' ')}`);
  }
}
process.exit();
JS
TZ=UTC node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
*/15 * * * *
  node-cron: 23:45 01:00 01:15 01:30 01:45 02:00 02:15 02:30 02:45
  cronosjs: 23:45 00:00 00:15 00:30 00:45 02:00 02:15 02:30 02:45
  cronjs-matcher: 23:45 00:00 00:15 00:30 00:45 02:00 02:15 02:30 02:45
  croner: 23:45 00:00 00:15 00:30 00:45 01:00 01:15 01:30 01:45
  cron-parser: 23:45 00:00 00:15 00:30 00:45 01:00 01:15 01:30 01:45
  cron: 23:45 00:00 00:15 00:30 00:45 01:00 01:15 01:30 01:45
0 */2 * * *
  node-cron: 22:00 01:00 03:00 05:00
  cronosjs: 22:00 00:00 03:00 05:00
  cronjs-matcher: 22:00 00:00 03:00 05:00
  croner: 22:00 00:00 01:00 03:00
  cron-parser: 22:00 00:00 03:00 05:00
  cron: 22:00 00:00 03:00 05:00
EXPECTED
