#!/usr/bin/env bash
# "An hour ago" is an hour from now, once Day.js has written it down and read it again; half a second with a comma is none.
#
# Versions:  dayjs 1.11.23 with its plugin duration, parse-duration 2.1.9; beside them temporal-polyfill 1.0.8, luxon 3.7.2.
#            Node 20 or newer.
# Input:     durations of ISO 8601: what each library writes for an hour ago; PT0,5S, as the standard prefers the comma, and
#            P1DT2H. parse-duration is made for texts such as "1h 30m", and takes PT1H30M as well.
# Expected:  the number that was written, half a second, and 26 hours, or an error for a form that a library cannot read.
# Seen:      Day.js writes -PT1H, reads the sign, and leaves it out: an hour ago is an hour from now. It takes
#            PT0,5S for 0. parse-duration takes it for 5 seconds, and P1DT2H for 2 hours, as T2H begins where it has looked
#            for the name of a unit. There is no error, and no NaN. Temporal is right; Luxon writes PT-1H, and reads all.
# For us:    times to wait are numbers of seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  dayjs@1.11.23 parse-duration@2.1.9 temporal-polyfill@1.0.8 luxon@3.7.2
cat >seen.mjs <<'JS'
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';
import {Duration} from 'luxon';
import parseDuration from 'parse-duration';
import {Temporal} from 'temporal-polyfill';

dayjs.extend(duration);
const libraries = {
  dayjs: [(text) => dayjs.duration(text).asSeconds(), dayjs.duration(-1, 'hours').toISOString()],
  'parse-duration': [(text) => parseDuration(text, 's')],
  luxon: [(text) => Duration.fromISO(text).as('seconds'), Duration.fromObject({hours: -1}).toISO()],
  temporal: [(text) => Temporal.Duration.from(text).total('seconds'), Temporal.Duration.from({hours: -1}).toString()],
};
for (const [name, [read, own]] of Object.entries(libraries)) {
  const texts = ['PT1H30M', ...(own ? [own] : []), 'PT0,5S', 'P1DT2H'];
  console.log(`${name}: ${texts.map((text) => `${text} ${read(text)}`).join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
dayjs: PT1H30M 5400, -PT1H 3600, PT0,5S 0, P1DT2H 93600
parse-duration: PT1H30M 5400, PT0,5S 5, P1DT2H 7200
luxon: PT1H30M 5400, PT-1H -3600, PT0,5S 0.5, P1DT2H 93600
temporal: PT1H30M 5400, -PT1H -3600, PT0,5S 0.5, P1DT2H 93600
EXPECTED
