#!/usr/bin/env bash
# "Delete all models that are smaller than 1 GB, as they are incomplete" deletes none of them: smaller than 1 is 0.
#
# Versions:  find of findutils 4.9.0 of Debian 12; beside it fd 8.6.0. It needs Debian 12, after `apt-get update`.
# Input:     files of 0 bytes, of 1 KB, of 500 MB and of 2 GB (with nothing in them, so they take no room); `find -size
#            -1G` and `-size +1G`, and the same in bytes, with `c`.
# Expected:  the first three for -1G, as 500 MB is less than 1 GB; and one for +1G.
# Seen:      the empty file alone. A size is rounded up to whole units first, so that 1 KB is 1G, and 1 is not less than
#            1. A half of a model is never found, and the list that is empty looks like good news. `+1G` is right by
#            chance. `-size -1073741824c` finds the three; fd compares bytes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download findutils fd-find >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
mkdir models
truncate --size 0 models/empty
truncate --size 1K models/note
truncate --size 500M models/half
truncate --size 2G models/whole
tell() { echo "$1: $("${@:2}" | sed 's#.*/##' | sort | paste -sd ' ')"; }
find=packages/usr/bin/find
{
  tell 'find -1G' $find models -type f -size -1G
  tell 'find -1024M' $find models -type f -size -1024M
  tell 'find +1G' $find models -type f -size +1G
  tell 'find in bytes' $find models -type f -size -1073741824c
  tell 'fd -1Gi' packages/usr/lib/cargo/bin/fd --type f --size -1Gi . models
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
find -1G: empty
find -1024M: empty half note
find +1G: whole
find in bytes: empty half note
fd -1Gi: empty half note
EXPECTED
