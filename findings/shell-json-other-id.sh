#!/usr/bin/env bash
# A job has another ID and another seed: a tool that makes JSON in the shell guesses what is a number.
#
# Versions:  jo 1.9 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     `jo id=007 key=0x1f version=3.10 seed=9007199254740993 name=5e3`: an ID of digits and one of hexadecimal
#            digits, a version, a seed above 2^53, and a name.
# Expected:  as the manual has it, numbers for what JSON writes as a number; so texts for 007 and 0x1f, which are no
#            numbers of JSON, and the digits of a seed as they are.
# Seen:      jo reads each value as C does: 007 is 7, 0x1f is 31, a value with a space before it too, 3.10 is 3.1, and
#            5e3 is 5000. The seed ends with 2 for 3. There is no word of it, and an ID of other letters is a text, so a
#            program works until an ID comes that can be read as a number. `-s` before a pair makes it a text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download jo >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
values=(id=007 key=0x1f version=3.10 seed=9007199254740993 name=5e3 'note= 5')
{
  packages/usr/bin/jo "${values[@]}"
  texts=()
  for value in "${values[@]}"; do texts+=(-s "$value"); done
  packages/usr/bin/jo -- "${texts[@]}"
  packages/usr/bin/jo id=job-7 key=1fa
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{"id":7,"key":31,"version":3.1,"seed":9007199254740992,"name":5000,"note":5}
{"id":"007","key":"0x1f","version":"3.10","seed":"9007199254740993","name":"5e3","note":" 5"}
{"id":"job-7","key":"1fa"}
EXPECTED
