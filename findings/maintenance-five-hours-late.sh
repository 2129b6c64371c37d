#!/usr/bin/env bash
# Maintenance at 15:00 UTC is in the calendar for 20:00 UTC: a zone is written beside the hour of the server.
#
# Versions:  ical-generator 10.2.0, read by node-ical 0.26.1; beside it its times of luxon 3.7.2. Node 20 or newer.
# Input:     an event whose `start` is a Date, 2026-12-01T15:00Z, with `timezone: 'America/New_York'`, written by a
#            server with TZ=UTC, and by one with TZ=Asia/Tokyo; the same without a time zone.
# Expected:  10:00 in New York, which is 15:00 UTC, wherever it is written: a Date is a moment, and Node.js knows the
#            zones.
# Seen:      the hour of the server's clock is written, with New York behind it: the event is 5, or 14, hours late, in
#            each program that reads it. With the time zone on the calendar there is not even a zone, and each reader
#            sees the hour of the server as his own. Without a time zone, or with the times of luxon, all are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ical-generator@10.2.0 node-ical@0.26.1 luxon@3.7.2
cat >seen.mjs <<'JS'
import ical from 'ical-generator';
import {DateTime} from 'luxon';
import nodeIcal from 'node-ical';

const start = new Date('2026-12-01T15:00:00Z');
const timezone = 'America/New_York';
const calendars = {
  'zone of the event': ical({events: [{start, timezone, summary: 'Maintenance'}]}),
  'zone of the calendar': ical({timezone, events: [{start, summary: 'Maintenance'}]}),
  'zone of the event, luxon': ical({events: [{start: DateTime.fromJSDate(start), timezone, summary: 'Maintenance'}]}),
  'no zone': ical({events: [{start, summary: 'Maintenance'}]}),
};
console.log(`written with TZ=${process.env.TZ}`);
for (const [name, calendar] of Object.entries(calendars)) {
  const text = calendar.toString();
  const event = Object.values(nodeIcal.sync.parseICS(text)).find(({type}) => type === 'VEVENT');
  const [line] = text.match(/DTSTART.*/);
  const read = /TZID|Z$/.test(line) ? event.start.toISOString() : 'the hour of each reader';
  console.log(`  ${name}: ${line}, read as ${read}`);
}
JS
for zone in UTC Asia/Tokyo America/New_York; do TZ=$zone node seen.mjs; done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
written with TZ=UTC
  zone of the event: DTSTART;TZID=America/New_York:20261201T150000, read as 2026-12-01T20:00:00.000Z
  zone of the calendar: DTSTART:20261201T150000, read as the hour of each reader
  zone of the event, luxon: DTSTART;TZID=America/New_York:20261201T100000, read as 2026-12-01T15:00:00.000Z
  no zone: DTSTART:20261201T150000Z, read as 2026-12-01T15:00:00.000Z
written with TZ=Asia/Tokyo
  zone of the event: DTSTART;TZID=America/New_York:20261202T000000, read as 2026-12-02T05:00:00.000Z
  zone of the calendar: DTSTART:20261202T000000, read as the hour of each reader
  zone of the event, luxon: DTSTART;TZID=America/New_York:20261201T100000, read as 2026-12-01T15:00:00.000Z
  no zone: DTSTART:20261201T150000Z, read as 2026-12-01T15:00:00.000Z
written with TZ=America/New_York
  zone of the event: DTSTART;TZID=America/New_York:20261201T100000, read as 2026-12-01T15:00:00.000Z
  zone of the calendar: DTSTART:20261201T100000, read as the hour of each reader
  zone of the event, luxon: DTSTART;TZID=America/New_York:20261201T100000, read as 2026-12-01T15:00:00.000Z
  no zone: DTSTART:20261201T150000Z, read as 2026-12-01T15:00:00.000Z
EXPECTED
