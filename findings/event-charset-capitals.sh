#!/usr/bin/env bash
# An event that says UTF-8 in capitals, as the specification writes it, is refused, and the result `false` is gone.
#
# Versions:  cloudevents 10.0.0, the SDK of CloudEvents for JavaScript. Node 20.
# Input:     events of CloudEvents 1.0 about a job that has ended, as one JSON with the data inside, and with the data as
#            the body; with the charset in the spellings of HTTP, where its name has no case and the space before it is
#            free; a result that is false, or zero; an event without a time, which is optional; the subject "Größe 2 €".
# Expected:  the same event for each spelling; the data as they were sent; no time; a subject that HTTP can carry, as the
#            specification has it: each character that is not of ASCII is encoded with percent signs.
# Seen:      `charset=UTF-8`, and a charset without a space, are an "invalid content type"; with the data as the body,
#            they stay a text. false and 0 are undefined in the one form, and texts in the other. The time is that of the
#            reader. The subject goes into the header as it is, so that fetch refuses to send it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund cloudevents@10.0.0
cat >seen.mjs <<'JS'
import {CloudEvent, HTTP} from 'cloudevents';

const names = {specversion: '1.0', type: 'job.ended', source: '/jobs', id: '1'};
const headersOf = Object.fromEntries(Object.entries(names).map(([name, value]) => [`ce-${name}`, value]));
const inside = (type, data) => HTTP.toEvent({headers: {'content-type': type}, body: JSON.stringify({...names, data})});
const asBody = (type, data) =>
  HTTP.toEvent({headers: {...headersOf, 'content-type': type}, body: JSON.stringify(data)});

for (const charset of ['', '; charset=utf-8', '; charset=UTF-8', ';charset=utf-8']) {
  let seen;
  try {
    seen = JSON.stringify(inside(`application/cloudevents+json${charset}`, {seed: 7}).data);
  } catch (error) {
    seen = error.message.slice(0, 20);
  }
  console.log(`"${charset}": ${seen}; as the body: ${typeof asBody(`application/json${charset}`, {seed: 7}).data}`);
}
for (const value of [false, 0]) {
  const {data} = inside('application/cloudevents+json', value);
  console.log(`${value}: ${data}; as the body: ${typeof asBody('application/json', value).data}`);
}
console.log(`a time: ${inside('application/cloudevents+json', {}).time === undefined ? 'none' : 'of its own'}`);
const {headers, body} = HTTP.binary(new CloudEvent({...names, subject: 'Größe 2 €', data: {seed: 7}}));
try {
  new Request('https://example.com', {method: 'POST', headers, body});
} catch (error) {
  console.log(`${headers['ce-subject']}: ${error.name}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
"": {"seed":7}; as the body: object
"; charset=utf-8": {"seed":7}; as the body: object
"; charset=UTF-8": invalid content type; as the body: string
";charset=utf-8": invalid content type; as the body: string
false: undefined; as the body: string
0: undefined; as the body: string
a time: of its own
Größe 2 €: TypeError
EXPECTED
