#!/usr/bin/env bash
# A prompt of two lines becomes one, with two words as one, and stays valid JSON: `echo` and `curl -d @-` share the work.
#
# Versions:  dash 0.5.12, which is `sh` of Debian 12, and curl 7.88.1; beside it bash 5.2. It needs Debian 12; Node 20
#            or newer.
# Input:     JSON with a line break in a text, `\n`, in a variable: `echo "$body" | curl --data @- …`, in a script with
#            `#!/bin/sh`, as the scripts of package.json are run, too.
# Expected:  the JSON as it is in the variable, as of bash; or JSON that is broken, and refused.
# Seen:      `echo` of dash reads `\n` as a line break, though it is in quotes, and without an option. That would be no
#            JSON; but `--data` takes line breaks out of what it reads. So a valid body arrives in which "lighthouse"
#            and "at" are one word, and a paid job runs with it. `\\` becomes one backslash, so a path is broken JSON.
#            `printf %s` and `--data-binary` send what was there.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const valid = (text) => {
  try {
    return JSON.stringify(JSON.parse(text).prompt);
  } catch {
    return 'no JSON';
  }
};
const server = createServer(async (request, response) => response.end(valid((await request.toArray()).join('')))).listen(
  0,
  '127.0.0.1',
  () => writeFileSync('port', String(server.address().port)),
);
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
ADDRESS="http://127.0.0.1:$(<port)"
BODY='{"prompt": "A lighthouse\nat night"}'
export ADDRESS BODY
send() { echo "$1: $("${@:2}")"; }
{
  # shellcheck disable=SC2016
  for shell in dash bash; do
    send "$shell, echo, --data" "$shell" -c 'echo "$BODY" | curl --silent --data @- "$ADDRESS"'
    send "$shell, echo, --data-binary" "$shell" -c 'echo "$BODY" | curl --silent --data-binary @- "$ADDRESS"'
    send "$shell, printf, --data" "$shell" -c 'printf %s "$BODY" | curl --silent --data @- "$ADDRESS"'
  done
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
dash, echo, --data: "A lighthouseat night"
dash, echo, --data-binary: no JSON
dash, printf, --data: "A lighthouse\nat night"
bash, echo, --data: "A lighthouse\nat night"
bash, echo, --data-binary: "A lighthouse\nat night"
bash, printf, --data: "A lighthouse\nat night"
EXPECTED
