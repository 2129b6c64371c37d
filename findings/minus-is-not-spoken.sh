#!/usr/bin/env bash
# "seed=-1" is spoken as "seed equals 1", and 1.5e-7 dollars as "one point five e seven": a speaker leaves the minus out.
#
# Versions:  espeak-ng 1.51 of Debian 12, in English. It needs Debian 12, after `apt-get update`.
# Input:     sentences of a documentation with a number below zero: behind a space, behind `=`, a bracket or a dollar,
#            in a price with an exponent, and with the minus of typography, U+2212.
# Expected:  "minus" in each of them: the sign decides, and "It is -1." has it.
# Seen:      a hyphen counts as minus between a space and a digit only, and behind "= " not even there. Elsewhere it is
#            a mark that is not spoken, without a pause, so that nobody can hear that something is missing. With U+2212,
#            each has its minus. `--punct` says "dash", and speaks all other marks too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download espeak-ng=1.51+dfsg-10+deb12u2 espeak-ng-data=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 \
  libpcaudio0=1.2-2 libsonic0=0.2.0-12 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=$folder/packages/usr/lib/x86_64-linux-gnu
speak() { packages/usr/bin/espeak-ng --path="$LD_LIBRARY_PATH" -q -x -v en-us -- "$1"; }
minus=$(speak minus | tr -d ' ')
for text in 'It is -1.' 'seed=-1' 'seed = -1' '[-1]' '-$5' '1.5e-7' 'seed=−1' '1.5e−7'; do
  echo "$text: $(speak "$text" | tr -d '\n' | grep -qF "$minus" && echo minus || echo 'no minus')"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
It is -1.: minus
seed=-1: no minus
seed = -1: no minus
[-1]: no minus
-$5: no minus
1.5e-7: no minus
seed=−1: minus
1.5e−7: minus
EXPECTED
