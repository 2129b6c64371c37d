#!/usr/bin/env bash
# A prompt with a line break becomes a Python program that is no Python, and a seed becomes another one.
#
# Versions:  httpsnippet 3.0.10, @readme/httpsnippet 11.4.0 (the code samples of ReadMe). Node 20.
# Input:     a HAR request with the JSON body {"prompt": "A poster\nin blue", "seed": 9007199254740993}: JSON has no limit
#            for integers, Python has none, and a line break in a text is \n in both.
# Expected:  "A poster\nin blue" and 9007199254740993 in Python.
# Seen:      a string in quotes that goes over two lines, which Python refuses, and a seed that ends with 2, so another
#            image comes, without a warning. Both are right in Ruby and Go, where the body is written as text.
# For us:    the site writes its requests itself, and none has a line break in a value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund httpsnippet@3.0.10 @readme/httpsnippet@11.4.0
cat >seen.mjs <<'JS'
import {HTTPSnippet as ReadMeSnippet} from '@readme/httpsnippet';
import {createRequire} from 'node:module';

const {HTTPSnippet} = createRequire(import.meta.url)('httpsnippet');
const request = {
  method: 'POST',
  url: 'https://api.example.com/jobs',
  httpVersion: 'HTTP/1.1',
  headers: [{name: 'content-type', value: 'application/json'}],
  cookies: [],
  queryString: [],
  postData: {mimeType: 'application/json', text: '{"prompt": "A poster\\nin blue", "seed": 9007199254740993}'},
  headersSize: -1,
  bodySize: -1,
};
for (const [name, Snippet] of Object.entries({httpsnippet: HTTPSnippet, ReadMe: ReadMeSnippet})) {
  for (const [target, client] of [['python', 'requests'], ['ruby', 'native']]) {
    const code = String(await new Snippet(structuredClone(request)).convert(target, client));
    const prompt = code.includes('A poster\nin blue') ? 'two lines in quotes' : 'one line';
    console.log(`${name}, ${target}: ${prompt}, seed ${/900719925474099\d/.exec(code)[0]}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
httpsnippet, python: two lines in quotes, seed 9007199254740992
httpsnippet, ruby: one line, seed 9007199254740993
ReadMe, python: two lines in quotes, seed 9007199254740992
ReadMe, ruby: one line, seed 9007199254740993
EXPECTED
