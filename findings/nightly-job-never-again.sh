#!/usr/bin/env bash
# The nightly job runs once, and never again, with no error: what it has started in the background keeps its lock.
#
# Versions:  flock of util-linux 2.38.1 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     `flock --nonblock job.lock sh nightly.sh` in a line for cron, three times; the script ends at once, with 0,
#            and leaves a helper behind, as the first use of tmux, of an agent for keys, or of a compiler's server does.
# Expected:  three runs: "flock … command" holds the lock while the command runs, and it has ended.
# Seen:      one run. The lock belongs to the open file, which the helper has inherited, and lasts as long as it: until
#            the next boot. The others end with 1 and say nothing, since a job that still runs is what `--nonblock` is
#            for. `--close` gives the command no file to pass on; then all three run.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(cat "$folder"/helpers) 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download util-linux >/dev/null 2>&1
dpkg -x ./*.deb packages
: >helpers
cat >nightly.sh <<'SH'
echo run >>runs
sleep 30 >/dev/null 2>&1 &
echo $! >>helpers
SH
night() {
  : >runs
  local statuses=()
  for _ in 1 2 3; do
    local status=0
    packages/usr/bin/flock --nonblock "${@:2}" "$1.lock" sh nightly.sh || status=$?
    statuses+=("$status")
  done
  echo "flock ${*:2}: runs $(wc -l <runs), statuses ${statuses[*]}"
}
{
  night default --exclusive
  night close --close
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
flock --exclusive: runs 1, statuses 0 1 1
flock --close: runs 3, statuses 0 0 0
EXPECTED
