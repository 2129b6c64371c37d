#!/usr/bin/env bash
# A job that is sent in half a second, and is not to be restarted, is sent four times, and counts as failed in the end.
#
# Versions:  supervisor 4.2.5 of Debian 12. It needs Debian 12 with Python 3, after `apt-get update`.
# Input:     programs with `autorestart=false`, which end with status 0, one of them after 0.3 seconds, the other after
#            1.5; and one with `autorestart=unexpected` and `exitcodes=0`.
# Expected:  each runs once: `false` means never, and 0 is as expected.
# Seen:      what ends within `startsecs`, a second, has not started by the rules, whatever its status, and is started
#            again, three times, with pauses of 1, 2 and 3 seconds: `autorestart` is for what has run for a second. So
#            four jobs are paid for, and the state is FATAL. The program that takes longer runs once, so that a test
#            with a slow network passes. `startsecs=0` helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; sleep 0.5; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download supervisor=4.2.5-1 python3-pkg-resources >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
program() { printf '[program:%s]\ncommand=sh -c "echo >>%s/%s.runs; sleep %s"\n' "$1" "$folder" "$1" "$2"; }
{
  echo "[supervisord]
nodaemon=true
user=$(id -un)
logfile=$folder/log
pidfile=$folder/pid"
  program quick 0.3
  echo autorestart=false
  program expected 0.3
  printf 'autorestart=unexpected\nexitcodes=0\n'
  program slow 1.5
  echo autorestart=false
  program no-minimum 0.3
  printf 'autorestart=false\nstartsecs=0\n'
} >supervisord.conf
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 packages/usr/bin/supervisord -c supervisord.conf \
  >/dev/null 2>&1 &
server=$!
for _ in {1..150}; do [[ $(grep -c 'gave up' log 2>/dev/null) == 2 ]] && break || sleep 0.2; done
for name in quick expected slow no-minimum; do
  echo "$name: runs $(wc -l <$name.runs)$(grep -o "gave up: $name entered FATAL state" log | sed 's/.*entered/,/' || true)"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
quick: runs 4, FATAL state
expected: runs 4, FATAL state
slow: runs 1
no-minimum: runs 1
EXPECTED
