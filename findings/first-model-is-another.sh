#!/usr/bin/env bash
# The first model of a list by name is another one, and a body that was signed is refused: a jq has sorted the fields.
#
# Versions:  gojq 0.12.11 of Debian 12; beside it jq 1.6. It needs Debian 12, after `apt-get update`.
# Input:     an object of models by name, in the order in which a service recommends them: small, medium, large;
#            `first(.[])`, `keys_unsorted`, `to_entries`, `.`, and two fields of YAML with `--yaml-input`.
# Expected:  the order of the file, as of jq: `keys_unsorted` is there beside `keys` for it.
# Seen:      gojq sorts the fields of each object when it reads it: the first model is "large", `keys_unsorted` is not
#            there, and `.` alone gives another text, whose hash is not the one that was signed. A contract in YAML has
#            its operations and fields by the alphabet.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download gojq jq libjq1 libonig5 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu
echo '{"small":{"price":1},"medium":{"price":2},"large":{"price":9}}' >models.json
for program in jq gojq; do
  echo "$program"
  for query in 'first(.[]).price' 'to_entries[0].key' keys_unsorted .; do
    result=$("packages/usr/bin/$program" --compact-output "$query" models.json 2>/dev/null || echo 'no such function')
    echo "  $query: $result"
  done
  hash=$("packages/usr/bin/$program" --compact-output . models.json | sha256sum)
  if [[ $hash == "$(sha256sum <models.json)" ]]; then echo '  the hash is that of the file'; fi
done | tee seen.txt
printf '%s\n' 'url: https://api.example.test' 'method: GET' | packages/usr/bin/gojq --yaml-input --yaml-output . |
  tee -a seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
jq
  first(.[]).price: 1
  to_entries[0].key: "small"
  keys_unsorted: ["small","medium","large"]
  .: {"small":{"price":1},"medium":{"price":2},"large":{"price":9}}
  the hash is that of the file
gojq
  first(.[]).price: 9
  to_entries[0].key: "large"
  keys_unsorted: no such function
  .: {"large":{"price":9},"medium":{"price":2},"small":{"price":1}}
method: GET
url: https://api.example.test
EXPECTED
