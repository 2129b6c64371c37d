#!/usr/bin/env bash
# A program that stops its app when it is interrupted does not hear of it if a script has started it with `&`: Python, Ruby.
#
# Versions:  Python 3.11, Ruby 3.1, Perl 5.36 and bash 5.2 of Debian 12; Node 20 or newer. It needs Debian 12 with
#            `apt-get install ruby`.
# Input:     programs that stop their app at SIGINT, in the usual way of each language, started in a script by `program
#            &`; `kill -INT` of each, as a runner of CI sends it, or the script itself at its end.
# Expected:  "the app is stopped" from each, as in a terminal, and as with SIGTERM.
# Seen:      Python, Ruby and bash go on to their end, and the app is paid for: a shell without job control starts what
#            is in the background with SIGINT ignored, and these three leave it so, the last one in spite of its `trap`.
#            Node.js and Perl set it anew. With `set -m` in the script all of them stop, and so does a `signal.signal`
#            of one's own in Python.
set -euo pipefail
command -v ruby >/dev/null || { echo 'It needs Ruby: apt-get install ruby' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >program.py <<'PY'
import time

try:
    open('ready', 'w').close()
    time.sleep(3)
    print('goes on')
except KeyboardInterrupt:
    print('the app is stopped')
PY
cat >handler.py <<'PY'
import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
exec(open('program.py').read())
PY
cat >program.rb <<'RUBY'
begin
  File.write('ready', '')
  sleep 3
  puts 'goes on'
rescue Interrupt
  puts 'the app is stopped'
end
RUBY
cat >program.sh <<'SH'
trap 'echo "the app is stopped"; exit' INT
: >ready
for _ in {1..30}; do sleep 0.1; done
echo 'goes on'
SH
cat >program.pl <<'PERL'
$SIG{INT} = sub { print "the app is stopped\n"; exit };
open my $ready, '>', 'ready';
sleep 3;
print "goes on\n";
PERL
cat >program.mjs <<'JS'
import {writeFileSync} from 'node:fs';
process.on('SIGINT', () => {
  console.log('the app is stopped');
  process.exit();
});
writeFileSync('ready', '');
setTimeout(() => console.log('goes on'), 3000);
JS
cat >script.sh <<'SH'
[ "$1" = control ] && set -m
rm -f ready
"${@:2}" &
until [ -e ready ]; do sleep 0.1; done
sleep 0.2
kill -INT $!
wait
SH
# A script that is itself in the background would hand its ignored SIGINT on, so each one begins with the default.
start() { /usr/bin/perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' bash script.sh "$@" 2>/dev/null; }
for program in '/usr/bin/python3 program.py' '/usr/bin/python3 handler.py' 'ruby program.rb' 'bash program.sh' \
  '/usr/bin/perl program.pl' 'node program.mjs'; do
  # shellcheck disable=SC2086
  echo "${program##*/}: $(start plain $program); with set -m: $(start control $program)"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
python3 program.py: goes on; with set -m: the app is stopped
python3 handler.py: the app is stopped; with set -m: the app is stopped
ruby program.rb: goes on; with set -m: the app is stopped
bash program.sh: goes on; with set -m: the app is stopped
perl program.pl: the app is stopped; with set -m: the app is stopped
node program.mjs: the app is stopped; with set -m: the app is stopped
EXPECTED
