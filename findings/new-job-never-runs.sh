#!/usr/bin/env bash
# A new job at the head of a list never runs, and an old one is paid twice: what goes on after a break counts lines.
#
# Versions:  GNU parallel 20221122 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     `parallel --joblog log --resume` over a list of prompts, newest first, as an API lists its jobs; the next
#            day the same command over the list with one prompt more at its head. Also with `--resume-failed`, where the
#            first of the two had failed.
# Expected:  the new prompt is run: the log has the command of each job, with its argument and its status.
# Seen:      only the number of the line counts: line 1 and 2 are done, so "new" is left out for good, and "old", now
#            line 3, is run again. `--resume-failed` runs "new" in the place of the one that failed, and that one never
#            again. The status is 0. `--retry-failed` takes the commands of the log, and so the right one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download parallel >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export HOME="$folder"
mkdir .parallel
touch .parallel/will-cite
parallel() { packages/usr/bin/parallel --jobs 1 "$@" 2>/dev/null | paste -sd ' '; }
{
  echo "first: $(printf '%s\n' middle old | parallel --joblog done.log --resume echo)"
  echo "resume: $(printf '%s\n' new middle old | parallel --joblog done.log --resume echo)"
  run='echo {}; [ {} != middle ]'
  echo "first, with a failure: $(printf '%s\n' middle old | parallel --joblog failed.log "$run" || true)"
  cp failed.log copy.log
  echo "resume-failed: $(printf '%s\n' new middle old | parallel --joblog failed.log --resume-failed "$run" || true)"
  echo "retry-failed: $(parallel --joblog copy.log --retry-failed || true)"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
first: middle old
resume: old
first, with a failure: middle old
resume-failed: new old
retry-failed: middle
EXPECTED
