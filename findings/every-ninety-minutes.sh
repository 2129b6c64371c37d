#!/usr/bin/env bash
# "Every 90 minutes" runs each hour, and "every 45 minutes" after 45 minutes, and after 15 again.
#
# Versions:  fugit 1.5.2 of Debian 12, which reads the times of rufus-scheduler, of GoodJob and of Solid Queue in Ruby.
#            It needs Debian 12, after `apt-get update`.
# Input:     the words "every 90 minutes", "every 45 minutes", "every 40 seconds" and "every 5 hours", as its own
#            documentation has "every 15 minutes"; beside them "every 2 weeks".
# Expected:  a run after each 90 minutes, or nil, as for words that it does not know, since cron has no line for it.
# Seen:      each becomes a line of cron, `*/90 * * * *`, whose steps end with the hour, so it means "at minute 0": what
#            is to run 16 times a day runs 24 times, and is paid for. `*/45` runs at 0 and 45. After "every 5 hours"
#            from 20:00, the next is at midnight. "Every 2 weeks" is nil. A duration, "1h30m", is exact.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
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
"$here/bin/ruby3.1" --disable=gems seen.rb | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
every 90 minutes: */90 * * * *: 13:00:00 14:00:00 15:00:00 16:00:00
every 45 minutes: */45 * * * *: 12:45:00 13:00:00 13:45:00 14:00:00
every 40 seconds: */40 * * * * *: 12:00:40 12:01:00 12:01:40 12:02:00
every 5 hours: 0 */5 * * *: 15:00:00 20:00:00 00:00:00 05:00:00
every 2 weeks: nil
1h30m: 90 minutes
EXPECTED
