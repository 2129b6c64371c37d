#!/usr/bin/env bash
# An import of a contract sends optional headers: Bruno those with an example, Postman all, with a placeholder.
#
# Versions:  @usebruno/cli 4.1.0, openapi-to-postmanv2 6.3.3. Node 20.
# Input:     OpenAPI 3.1 with a GET and two optional header parameters, one of them with an `example`.
# Expected:  neither header is sent until a person switches it on, as both are optional.
# Seen:      Bruno switches off only the one without an example, and sends the other with its example as the value.
#            Postman sends both, as `<string>`: an example changes nothing there.
# For us:    x-team-id has no example, because a request with it is one of the team; for Postman, API basics gives the
#            option enableOptionalParameters=false.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @usebruno/cli@4.1.0 openapi-to-postmanv2@6.3.3
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: {title: Lamps, version: '1'}
servers: [{url: https://example.org}]
paths:
  /lamp:
    get:
      operationId: listLamps
      summary: List lamps
      parameters:
        - {name: x-room, in: header, required: false, schema: {type: string}, example: kitchen}
        - {name: x-floor, in: header, required: false, schema: {type: string}}
      responses:
        '200': {description: The lamps}
YAML
npx bru import openapi -s api.yaml -o . -n Lamps >/dev/null
npx openapi2postmanv2 -s api.yaml -o lamps.json >/dev/null
request=$(find Lamps -name 'List lamps.yml')
room=$(grep -A2 'name: x-room' "$request")
floor=$(grep -A2 'name: x-floor' "$request")
[[ $room == *kitchen* && $room != *'disabled: true'* ]] || { echo "Bruno: $room"; exit 1; }
[[ $floor == *'disabled: true'* ]] || { echo "Bruno: $floor"; exit 1; }
node -e '
const {item: [first]} = JSON.parse(require("fs").readFileSync("lamps.json", "utf8"));
const find = (item) => item.request ?? find(item.item[0]);
const sent = find(first).header.filter(({disabled}) => !disabled).map(({key, value}) => `${key}=${value}`);
if (!/x-room=<string>/.test(sent) || !/x-floor=<string>/.test(sent)) {
  console.log("Postman:", sent);
  process.exit(1);
}'
echo "As recorded."
