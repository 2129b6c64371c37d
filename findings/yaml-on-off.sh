#!/usr/bin/env bash
# A contract that a tool has written as YAML has other values for Python and Ruby than for JavaScript: on is true.
#
# Versions:  openapi-format 1.33.6, which writes with yaml; beside it @redocly/cli 2.77.0. PyYAML 6.0 and Psych of Ruby
#            3.1, both of Debian 12. Node 20 or newer.
# Input:     OpenAPI 3.1 as JSON: a text with the values "on" and "off", and the examples "16:9" and "2025-01-22
#            15:22:28".
# Expected:  four texts for every reader: the writer knows that they were texts, and quotes cost nothing.
# Seen:      openapi-format leaves the quotes out, as YAML 1.2 allows. Readers of YAML 1.1, the usual ones in Python and
#            Ruby, get true, false, a number (969 or 58140, as if it were a time), and a date: none is a text. redocly
#            keeps the quotes.
# For us:    examples of jobs have such a time. Published YAML has quotes, and the contract is there as JSON too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-format@1.33.6 @redocly/cli@2.77.0
cat >api.json <<'JSON'
{"openapi": "3.1.0", "info": {"title": "Lamps", "version": "1"}, "paths": {}, "components": {"schemas": {
  "State": {"type": "string", "enum": ["on", "off"]},
  "Ratio": {"type": "string", "example": "16:9"},
  "Time": {"type": "string", "example": "2025-01-22 15:22:28"}
}}}
JSON
npx openapi-format api.json -o openapi-format.yaml >/dev/null 2>&1
npx redocly bundle api.json -o redocly.yaml >/dev/null 2>&1
cat >seen.py <<'PYTHON'
import sys, yaml

schemas = yaml.safe_load(open(sys.argv[1]))["components"]["schemas"]
print("Python:", *schemas["State"]["enum"], schemas["Ratio"]["example"], type(schemas["Time"]["example"]).__name__)
PYTHON
cat >seen.rb <<'RUBY'
require "date"
require "yaml"
schemas = YAML.load_file(ARGV[0], permitted_classes: [Time, Date])["components"]["schemas"]
puts ["Ruby:", *schemas["State"]["enum"], schemas["Ratio"]["example"], schemas["Time"]["example"].class].join(" ")
RUBY
for tool in openapi-format redocly; do
  echo "$tool, $(python3 seen.py "$tool.yaml")"
  echo "$tool, $(ruby seen.rb "$tool.yaml")"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
openapi-format, Python: True False 969 datetime
openapi-format, Ruby: true false 58140 Time
redocly, Python: on off 16:9 str
redocly, Ruby: on off 16:9 String
EXPECTED
