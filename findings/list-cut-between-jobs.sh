#!/usr/bin/env bash
# A list of jobs that breaks off after a job is read as a whole one, and costs half: a reader of JSON adds the brackets.
#
# Versions:  @discoveryjs/json-ext 1.1.0; beside it stream-json 3.8.0, @streamparser/json-node 0.0.26, bfj 9.1.4,
#            JSON.parse of Node.js, 20 or newer.
# Input:     `{"jobs": [{"cost": 1}, {"cost": 2}]}`, as it is, and without its end, as a download that breaks leaves it:
#            behind a job, behind two, behind the list, and in a job; and a list of numbers.
# Expected:  an error for each that is cut, as from JSON.parse, "similar" to which `parseChunked` is said to be: without
#            its last bracket, a text is no JSON (RFC 8259, 4 and 5).
# Seen:      `parseChunked` and `parseFromWebStream` give the jobs that have come as the whole list, where the text ends
#            behind an inner object or list; the more objects a list has, the more such places there are. Elsewhere the
#            same text is an error, so that a test that cuts it anywhere may pass. The other readers refuse all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @discoveryjs/json-ext@1.1.0 stream-json@3.8.0 \
  @streamparser/json-node@0.0.26 bfj@9.1.4
cat >seen.mjs <<'JS'
import {parseChunked, parseFromWebStream} from '@discoveryjs/json-ext';
import {JSONParser} from '@streamparser/json-node';
import bfj from 'bfj';
import {Readable} from 'node:stream';
import {parserStream} from 'stream-json';

const toStream = (text) => Readable.from([Buffer.from(text)], {objectMode: false});
async function lastOf(stream) {
  let last;
  for await (const value of stream) last = value;
  return last;
}
const readers = {
  parseChunked: (text) => parseChunked([text]),
  parseFromWebStream: (text) => parseFromWebStream(new Blob([text]).stream()),
  'JSON.parse': async (text) => JSON.parse(text),
  'stream-json': async (text) => lastOf(toStream(text).compose(parserStream())),
  '@streamparser/json': async (text) => lastOf(toStream(text).compose(new JSONParser())),
  bfj: (text) => bfj.parse(toStream(text)),
};
const texts = {
  whole: '{"jobs": [{"cost": 1}, {"cost": 2}]}',
  'behind a job': '{"jobs": [{"cost": 1}',
  'behind two jobs': '{"jobs": [{"cost": 1}, {"cost": 2}',
  'behind the list': '{"jobs": [{"cost": 1}, {"cost": 2}]',
  'in a job': '{"jobs": [{"cost": 1}, {"cost": 2',
  'in numbers': '[1, 2',
};
for (const [name, read] of Object.entries(readers)) {
  const taken = [];
  for (const [place, text] of Object.entries(texts)) {
    await read(text).then(() => taken.push(place), () => {});
  }
  console.log(`${name} takes ${taken.join(', ')}`);
}
console.log(`behind a job: ${JSON.stringify(await parseChunked([texts['behind a job']]))}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
parseChunked takes whole, behind a job, behind two jobs, behind the list
parseFromWebStream takes whole, behind a job, behind two jobs, behind the list
JSON.parse takes whole
stream-json takes whole
@streamparser/json takes whole
bfj takes whole
behind a job: {"jobs":[{"cost":1}]}
EXPECTED
