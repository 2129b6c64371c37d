#!/usr/bin/env bash
# The hash of a commit is Infinity, and the ID of an app a number of 72 digits, once yq has made YAML of JSON.
#
# Versions:  yq 3.1.0 (the one on jq) with PyYAML 6.0, of Debian 12; yaml 2.8.1 and js-yaml 4.1.1 read what it writes.
#            It needs Debian 12, with jq, after `apt-get update`; Node 20 or newer.
# Input:     JSON with texts, through `yq --yaml-output .`: hashes of digits and one e, a version, a time, and an ID
#            that begins with 0o.
# Expected:  a text stays one: it is in quotes where it could be read as something else, as 3.10 and 12:30 are.
# Seen:      PyYAML writes by YAML 1.1, where a number has a point before its e, and 0o is nothing: `12345e67` has no
#            quotes, and is a number for what reads YAML 1.2, as JavaScript does. PyYAML itself reads it as a text, so a
#            test in Python passes. One short hash in 54 has such a form if it has 7 digits, and one in 72 if it has 8.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download yq jq libjq1 libonig5 python3-yaml python3-xmltodict python3-tomlkit >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund yaml@2.8.1 js-yaml@4.1.1
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH PYTHONPATH="$folder/packages/usr/lib/python3/dist-packages" PATH="$folder/packages/usr/bin:$PATH"
echo '{"app": "12345e67", "commit": "1e23456", "lora": "0o17", "version": "3.10", "time": "12:30"}' >texts.json
/usr/bin/python3 packages/usr/bin/yq --yaml-output . texts.json >texts.yaml
cat >seen.mjs <<'JS'
import jsYaml from 'js-yaml';
import {readFileSync} from 'node:fs';
import * as yaml from 'yaml';

const text = readFileSync('texts.yaml', 'utf8');
const [one, other] = [yaml.parse(text), jsYaml.load(text)];
for (const line of text.trim().split('\n')) {
  const [key] = line.split(':');
  console.log(`${line}; yaml: ${typeof one[key]} ${one[key]}, js-yaml: ${typeof other[key]} ${other[key]}`);
}
JS
{
  node seen.mjs
  /usr/bin/python3 -c 'import yaml; print({type(one).__name__ for one in yaml.safe_load(open("texts.yaml")).values()})'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
app: 12345e67; yaml: number 1.2345e+71, js-yaml: number 1.2345e+71
commit: 1e23456; yaml: number Infinity, js-yaml: number Infinity
lora: 0o17; yaml: number 15, js-yaml: number 15
version: '3.10'; yaml: string 3.10, js-yaml: string 3.10
time: '12:30'; yaml: string 12:30, js-yaml: string 12:30
{'str'}
EXPECTED
