#!/usr/bin/env bash
# A search for seed 10 finds the picture with seed 012, and one for 12 does not: zeros in front make another number.
#
# Versions:  GNU recutils 1.9 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     records of pictures with the seeds 08, 012, 10, 12 and 0x0c, found by `recsel -e` with a number, and with a
#            text; without a type, and with `%type: Seed int`.
# Expected:  12 finds 012 and 12, or 12 alone, if it is compared as a text.
# Seen:      a field is read as C reads its numbers: 012 is 10, and 0x0c is 12, with and without a type; 08, which is
#            none in C, is 8. So a list that is filled up with zeros is right up to 09, and wrong from 010 on. With a
#            type, `recfix` finds nothing wrong. Only quotes compare texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download recutils librec1 libmhash2 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
printf '%%rec: Picture\n%%type: Seed int\n' >typed.rec
for seed in 08 012 10 12 0x0c; do printf '\nSeed: %s\n' "$seed" | tee -a typed.rec; done >plain.rec
{
  for file in plain typed; do
    for expression in 'Seed = 8' 'Seed = 10' 'Seed = 12' 'Seed > 11' "Seed = '12'"; do
      found=$(packages/usr/bin/recsel --expression "$expression" --print-values Seed "$file.rec" | paste -sd ' ')
      echo "$file, $expression: $(xargs <<<"$found")"
    done
  done
  packages/usr/bin/recfix typed.rec && echo 'recfix: fine'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
plain, Seed = 8: 08
plain, Seed = 10: 012 10
plain, Seed = 12: 12 0x0c
plain, Seed > 11: 12 0x0c
plain, Seed = '12': 12
typed, Seed = 8: 08
typed, Seed = 10: 012 10
typed, Seed = 12: 12 0x0c
typed, Seed > 11: 12 0x0c
typed, Seed = '12': 12
recfix: fine
EXPECTED
