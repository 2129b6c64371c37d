#!/usr/bin/env bash
# A page with one long paragraph is in no index, with all of its other lines, and nothing says so.
#
# Versions:  codesearch 0.0~hg20120502 of Debian 12 (cindex and csearch). It needs Debian 12, after `apt-get update`.
# Input:     Markdown as many write it, a paragraph on one line: 1,000 letters, and 2,100; a contract as JSON on one
#            line; and a paragraph of 700 letters in Japanese. Each file has the word `queue` in a heading, or in a
#            field.
# Expected:  four files: csearch finds what grep finds, only sooner.
# Seen:      one file. A line of more than 2,000 bytes, 667 letters of Japanese, costs the whole file its place in the
#            index, since such files are taken for data. The status is 0, and the log names no file without `-verbose`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download codesearch=0.0~hg20120502-3+b19 >/dev/null 2>&1
dpkg -x ./*.deb packages
mkdir pages
text() { for _ in $(seq "$1"); do printf '%s' "$2"; done; }
printf '# The queue\n\n%s\n' "$(text 50 'A job waits for a GPU. ')" >pages/short.md
printf '# The queue\n\n%s\n' "$(text 95 'A job waits for a GPU. ')" >pages/long.md
printf '# The queue\n\n%s\n' "$(text 100 'ジョブは待つ。')" >pages/japanese.md
printf '{"queue": [%s0]}\n' "$(text 1100 '0,')" >pages/contract.json
export CSEARCHINDEX=$folder/index
packages/usr/bin/cindex "$folder/pages" 2>log.txt
{
  echo "grep: $(grep -l queue pages/* | xargs -n 1 basename | paste -s -d ' ')"
  echo "csearch: $(packages/usr/bin/csearch -l queue | xargs -n 1 basename | paste -s -d ' ')"
  echo "the log names long.md: $(grep -c long.md log.txt || true) times"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
grep: contract.json japanese.md long.md short.md
csearch: short.md
the log names long.md: 0 times
EXPECTED
