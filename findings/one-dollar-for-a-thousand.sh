#!/usr/bin/env bash
# A thousand dollars and five hundred are five hundred and one thousand: a bookkeeper reads "1,000" as one.
#
# Versions:  hledger 1.25 of Debian 12; beside it Ledger 3.3.0, whose files it reads. It needs Debian 12, after `apt-get
#            update`.
# Input:     a journal with costs of `$1,000` and `$500`; the same with a third one, `$2,500.50`; and the first after
#            the directive `D $1,000.00`, which says how dollars are written.
# Expected:  $1,500, as of Ledger: behind a dollar sign, three digits after a comma are thousands; or an error.
# Seen:      hledger shows $501,000, and has 501: a mark that is alone in its number is the decimal one, so "1,000" is
#            one dollar, and 500 is then written with three decimals. An amount with both marks makes only itself right.
#            The directive helps. The debt and the cost agree, so the checks pass.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download hledger ledger libboost-filesystem1.74.0 libboost-iostreams1.74.0 libboost-python1.74.0 \
  libboost-regex1.74.0 libpython3.11 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LC_ALL=C.UTF-8 LD_LIBRARY_PATH=packages/usr/lib/ledger:packages/usr/lib/x86_64-linux-gnu
printf '%s\n' '2026-01-05 Apps' '    costs:apps  $1,000' '    bank' '' >two.journal
printf '%s\n' '2026-02-05 Apps' '    costs:apps  $500' '    bank' '' >>two.journal
{ cat two.journal; printf '%s\n' '2026-03-05 Apps' '    costs:apps  $2,500.50' '    bank'; } >three.journal
{ echo 'D $1,000.00'; cat two.journal; } >declared.journal
for file in two three declared; do
  for program in hledger ledger; do
    total=$("packages/usr/bin/$program" -f "$file.journal" balance costs | grep --max-count=1 costs | tr -s ' ')
    echo "$file, $program:$total"
  done
done | tee seen.txt
packages/usr/bin/hledger -f two.journal check | tee -a seen.txt
packages/usr/bin/hledger -f two.journal balance costs -O json >two.json
grep -o 'floatingPoint": [0-9.]*' two.json | tail -1 | tee -a seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
two, hledger: $501,000 costs:apps
two, ledger: $1,500 costs:apps
three, hledger: $3,001.500 costs:apps
three, ledger: $4,000.50 costs:apps
declared, hledger: $1,500.00 costs:apps
declared, ledger: $1,500.00 costs:apps
floatingPoint": 501
EXPECTED
