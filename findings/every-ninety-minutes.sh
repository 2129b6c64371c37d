#!/usr/bin/env bash
# "Every 90 minutes" runs each hour, and "every 45 minutes" after 45 minutes, and after 15 again.
#
# Versions:  fugit 1.5.2 of Debian 12, which reads the times of rufus-scheduler, of GoodJob and of Solid Queue in Ruby;
#            later 4.2.0 of Bree, and cron-time-generator 2.0.3; beside them rrule 2.8.1. It needs Debian 12, after
#            `apt-get update`, and Node 20 or newer.
# Input:     the words "every 90 minutes", "every 45 minutes", "every 40 seconds" and "every 5 hours", as fugit's own
#            documentation has "every 15 minutes"; beside them "every 2 weeks"; `every(90).minutes()` for the generator.
# Expected:  a run after each 90 minutes, or nothing, or an error, as for words that are not known, since cron has no
#            line for it.
# Seen:      each becomes a line of cron, `*/90 * * * *`, or what is the same in later, whose steps end with the hour,
#            so it means "at minute 0": what is to run 16 times a day runs 24 times, and is paid for. `*/45` runs at 0
#            and 45. After "every 5 hours" from 20:00, the next is at midnight. "Every 2 weeks" is nil. A duration of
#            fugit, "1h30m", and a rule of iCalendar are exact.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @breejs/later@4.2.0 cron-time-generator@2.0.3 rrule@2.8.1
apt-get download ruby3.1 libruby3.1 libyaml-0-2 libgmp10 ruby-fugit ruby-raabro ruby-et-orbi ruby-tzinfo \
  ruby-concurrent >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
here="$folder/packages/usr"
export LD_LIBRARY_PATH="$here/lib/$(uname -m)-linux-gnu"
RUBYLIB="$here/lib/ruby/3.1.0:$here/lib/$(uname -m)-linux-gnu/ruby/3.1.0:$here/lib/ruby/vendor_ruby"
for library in "$here"/share/rubygems-integration/all/gems/*/lib{,/concurrent-ruby}; do RUBYLIB+=":$library"; done
export RUBYLIB
cat >seen.rb <<'RUBY'
require "fugit"

start = EtOrbi.parse("2026-01-05 12:00:00 UTC")
["every 90 minutes", "every 45 minutes", "every 40 seconds", "every 5 hours", "every 2 weeks"].each do |words|
  time = Fugit.parse(words)
  next puts("#{words}: nil") unless time
  at = start
  times = Array.new(4) { (at = time.next_time(at)).strftime("%H:%M:%S") }
  puts "#{words}: #{time.original}: #{times.join(" ")}"
end
puts "1h30m: #{Fugit.parse("1h30m").to_sec / 60} minutes"
RUBY
cat >seen.mjs <<'JS'
import later from '@breejs/later';
import generator from 'cron-time-generator';
import rrule from 'rrule';

const start = new Date('2026-01-05T12:00:00Z');
const show = (times) => times.map((time) => time.toISOString().slice(11, 19)).join(' ');
later.date.UTC();
for (const words of ['every 90 minutes', 'every 45 minutes', 'every 5 hours']) {
  console.log(`later, ${words}: ${show(later.schedule(later.parse.text(words)).next(5, start).slice(-4))}`);
  const {options} = rrule.RRule.fromText(words);
  const rule = new rrule.RRule({...options, dtstart: start, byhour: null, byminute: null, bysecond: null, count: 5});
  console.log(`rrule, ${words}: ${show(rule.all().slice(1))}`);
}
console.log(`cron-time-generator: ${(generator.default ?? generator).every(90).minutes()}`);
JS
{
  "$here/bin/ruby3.1" --disable=gems seen.rb
  env -u LD_LIBRARY_PATH node seen.mjs
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
every 90 minutes: */90 * * * *: 13:00:00 14:00:00 15:00:00 16:00:00
every 45 minutes: */45 * * * *: 12:45:00 13:00:00 13:45:00 14:00:00
every 40 seconds: */40 * * * * *: 12:00:40 12:01:00 12:01:40 12:02:00
every 5 hours: 0 */5 * * *: 15:00:00 20:00:00 00:00:00 05:00:00
every 2 weeks: nil
1h30m: 90 minutes
later, every 90 minutes: 13:00:00 14:00:00 15:00:00 16:00:00
rrule, every 90 minutes: 13:30:00 15:00:00 16:30:00 18:00:00
later, every 45 minutes: 12:45:00 13:00:00 13:45:00 14:00:00
rrule, every 45 minutes: 12:45:00 13:30:00 14:15:00 15:00:00
later, every 5 hours: 20:00:00 00:00:00 05:00:00 10:00:00
rrule, every 5 hours: 17:00:00 22:00:00 03:00:00 08:00:00
cron-time-generator: */90 * * * *
EXPECTED
