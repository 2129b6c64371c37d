#!/usr/bin/env bash
# "Wait until the answer changes" never ends, if the change is below line 24 of the answer: what is not on screen is not seen.
#
# Versions:  watch of procps 4.0.2 of Debian 12; script of util-linux 2.38.1 is the terminal. It needs Debian 12, after
#            `apt-get update`.
# Input:     `watch --chgexit 'curl … | jq'`, which ends when the output changes; a state of an app in the first line,
#            and in line 41, in a terminal of 24 lines, which the window of a session without a size has, too.
# Expected:  it ends when the output is another one. That a screen shows a part of it is about the screen.
# Seen:      in the first line it ends; in line 41 it goes on for ever, while the app has long been up, and is paid for.
#            Only what fits the window is compared. Where the answer is cut to its state by jq, all is well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download procps libproc2-0 libncursesw6 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH TERM=xterm LINES=24 COLUMNS=80
cat >answer.sh <<'SH'
for line in $(seq "$1"); do echo "  \"field$line\": null,"; done
[ -e up ] && echo '"status": "RUNNING"' || echo '"status": "INITIALIZING"'
SH
run() {
  local status=0
  rm -f up
  (sleep 2 && : >up) &
  timeout 6 script --quiet --return --command "packages/usr/bin/watch --chgexit --interval 0.5 'sh answer.sh $1'" /dev/null \
    </dev/null >/dev/null 2>&1 || status=$?
  wait
  echo "behind $1 lines: $([[ $status == 124 ]] && echo 'never ends' || echo "ends, status $status")"
}
{
  run 0
  run 10
  run 40
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
behind 0 lines: ends, status 0
behind 10 lines: ends, status 0
behind 40 lines: never ends
EXPECTED
