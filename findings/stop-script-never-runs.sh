#!/usr/bin/env bash
# The script that stops all apps each night, /etc/cron.daily/stop-apps.sh, has never run: its name has a dot.
#
# Versions:  run-parts of debianutils 5.7 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     a folder with executable scripts of the names stop-apps, stop-apps.sh, stop_apps and 9-stop.py, as
#            /etc/cron.daily and folders for hooks have them; with `--report`, as cron starts it, and with `--test`.
# Expected:  all four run, or there is a word about those that do not.
# Seen:      names with a dot are left out, so that copies of an editor and of dpkg do not run; with them goes each
#            script with its usual ending. The status is 0, `--report` and `--verbose` name only what ran, and cron
#            sends no mail, as nothing was said. `--regex` says which names count.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download debianutils >/dev/null 2>&1
dpkg -x ./*.deb packages
mkdir daily
for name in stop-apps stop-apps.sh stop_apps 9-stop.py; do
  printf '#!/bin/sh\necho "%s has run"\n' "$name" >"daily/$name"
  chmod +x "daily/$name"
done
tell() {
  local status=0 said
  said=$(packages/bin/run-parts "$@" daily 2>&1) || status=$?
  echo "run-parts $*: status $status"
  sed "s#^#  #" <<<"$said"
}
{
  tell --report
  tell --verbose --test
  tell --regex '.*'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
run-parts --report: status 0
  daily/stop-apps:
  stop-apps has run
  daily/stop_apps:
  stop_apps has run
run-parts --verbose --test: status 0
  daily/stop-apps
  daily/stop_apps
run-parts --regex .*: status 0
  9-stop.py has run
  stop-apps has run
  stop-apps.sh has run
  stop_apps has run
EXPECTED
