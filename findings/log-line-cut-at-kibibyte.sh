#!/usr/bin/env bash
# The record of a paid job ends in the middle of its prompt, without its price: `logger` cuts at 1 KiB, and reports success.
#
# Versions:  logger of util-linux 2.38.1 of Debian 12. It needs Debian 12; Node 20 or newer takes what is sent.
# Input:     a line of JSON of 1,540 letters, with a prompt and a price behind it, as an argument, on standard input,
#            and with `--size 8K`; sent to a server of syslog on the same machine.
# Expected:  the line: what receives syslog should take 2 KiB (RFC 5424, 6.1); or an error, or a warning.
# Seen:      as an argument, the first 1,024 letters, and nothing else: the price is gone, and the rest is no JSON. On
#            standard input, two records, neither of which is JSON. The status is 0, and nothing is said. A test with a
#            short prompt passes. With `--size` all is there.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >server.mjs <<'JS'
import {createSocket} from 'node:dgram';
import {appendFileSync, writeFileSync} from 'node:fs';

const isJson = (text) => {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
};
const socket = createSocket('udp4').on('message', (message) => {
  const text = message.toString().replace(/^.*?job: /, '');
  appendFileSync('records', `  ${text.length} letters, ${isJson(text) ? 'JSON' : 'no JSON'}, price: ${/"price"/.test(text)}\n`);
});
socket.bind(0, '127.0.0.1', () => writeFileSync('port', String(socket.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
line="{\"job\": \"a\", \"prompt\": \"$(printf 'lighthouse%.0s' {1..150})\", \"price\": 1.5}"
send() { logger --rfc3164 --udp --server 127.0.0.1 --port "$(<port)" --tag job "$@"; }
tell() {
  echo "$1: status $?"
  sleep 0.5
  cat records
  rm records
}
{
  echo "the line has ${#line} letters"
  send "$line" && tell 'argument'
  echo "$line" | send && tell 'standard input'
  send --size 8K "$line" && tell '--size 8K'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
the line has 1540 letters
argument: status 0
  1024 letters, no JSON, price: false
standard input: status 0
  1024 letters, no JSON, price: false
  516 letters, no JSON, price: true
--size 8K: status 0
  1540 letters, JSON, price: true
EXPECTED
