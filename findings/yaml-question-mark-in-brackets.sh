#!/usr/bin/env bash
# A question mark inside a word in brackets: one loader of PyYAML reads the file, its other loader and Go stop at it.
#
# Versions:  PyYAML 6.0 and yaml.v3 3.0.1 of Debian 12, Psych of Ruby 3.1, yaml 2.8.1, js-yaml 4.1.1. Node 20.
# Input:     `columns: [What now?, Done]`. In YAML 1.2 and 1.1, a plain scalar may contain `?` anywhere but at its start.
# Expected:  the list of two texts, as in block style, where all of them take the question mark.
# Seen:      `SafeLoader` and yaml.v3 expect ',' or ']'; `CSafeLoader`, Psych, yaml and js-yaml give the two texts. A test
#            with the fast loader of PyYAML says nothing about the one that readers have.
# For us:    published contracts have such texts in quotes, and nightly reads them with all of these parsers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund yaml@2.8.1 js-yaml@4.1.1
echo 'columns: [What now?, Done]' >table.yaml
cat >read.go <<'GO'
package main

import (
	"fmt"
	"os"

	"gopkg.in/yaml.v3"
)

func main() {
	var document any
	text, _ := os.ReadFile("table.yaml")
	fmt.Println(document, yaml.Unmarshal(text, &document))
}
GO
seen() { echo "$1: $("${@:2}" 2>&1 | tail -n 1)"; }
python='import sys, yaml; print(yaml.load(open("table.yaml"), getattr(yaml, sys.argv[1])))'
{
  seen SafeLoader python3 -c "$python" SafeLoader
  seen CSafeLoader python3 -c "$python" CSafeLoader
  seen Psych ruby -r yaml -e 'puts YAML.load_file("table.yaml")'
  seen yaml node -p 'JSON.stringify(require("yaml").parse(fs.readFileSync("table.yaml", "utf8")))'
  seen js-yaml node -p 'JSON.stringify(require("js-yaml").load(fs.readFileSync("table.yaml", "utf8")))'
  seen yaml.v3 env GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE="$folder/go" go run read.go
} | tee seen.txt
[[ $(grep -c 'What now?' seen.txt) == 4 ]]
grep -q "^yaml.v3: .*did not find expected ',' or ']'" seen.txt
