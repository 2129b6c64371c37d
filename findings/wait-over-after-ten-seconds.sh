#!/usr/bin/env bash
# "Wait until the app runs, then send the jobs" sends them after ten seconds, whether it runs or not, and ends with 0.
#
# Versions:  expect 5.45.4 of Debian 12; beside it pexpect 4.8.0 of Python. It needs Debian 12, after `apt-get update`.
# Input:     a script that starts a program, waits for RUNNING in its output, and goes on; the program says it after
#            eleven seconds, and after one.
# Expected:  the script waits, or fails: what it waits for has not come, and nothing in it says what to do then.
# Seen:      after ten seconds, the default of `timeout`, `expect` returns as it does after a match, and the next line
#            runs: jobs are sent to an app that is not there. There is no error, and the status is 0. At the end of the
#            output it is the same. A program that answers within ten seconds, as in a test, shows nothing of it.
#            pexpect, made after it, raises an error. `expect { timeout { exit 1 } RUNNING }` helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download expect tcl-expect libtcl8.6 tcl8.6 python3-pexpect python3-ptyprocess >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH TCL_LIBRARY="$folder/packages/usr/share/tcltk/tcl8.6"
cat >wait.exp <<'TCL'
log_user 0
spawn sh -c [lindex $argv 0]
expect "RUNNING"
puts "jobs are sent"
TCL
cat >wait.py <<'PY'
import sys

import pexpect

try:
    pexpect.spawn('sh', ['-c', sys.argv[1]], timeout=10).expect('RUNNING')
    print('jobs are sent')
except (pexpect.TIMEOUT, pexpect.EOF) as error:
    print(type(error).__name__)
PY
run() {
  local status=0 said
  said=$(packages/usr/bin/expect wait.exp "$2") || status=$?
  echo "expect, $1: $said, status $status"
  echo "pexpect, $1: $(PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 wait.py "$2")"
}
{
  run 'RUNNING after a second' 'sleep 1; echo RUNNING'
  run 'RUNNING after eleven' 'sleep 11; echo RUNNING'
  run 'FAILED, and the end' 'echo FAILED'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
expect, RUNNING after a second: jobs are sent, status 0
pexpect, RUNNING after a second: jobs are sent
expect, RUNNING after eleven: jobs are sent, status 0
pexpect, RUNNING after eleven: TIMEOUT
expect, FAILED, and the end: jobs are sent, status 0
pexpect, FAILED, and the end: EOF
EXPECTED
