#!/usr/bin/env bash
# "Paste cURL" turns `curl --json` into a GET without a body.
#
# Versions:  curl-to-postmanv2 1.8.4 (the converter that Postman publishes), @bany/curl-to-json 1.2.10. Node 20.
# Input:     curl --json '{"a": 1}' https://api.example.com/jobs, an option of cURL since 7.82 (2022); beside it the same
#            with -H and -d; and --oauth2-bearer (2014).
# Expected:  POST with the body and the content type; an Authorization header.
# Seen:      both converters pass over the options they do not know: GET, no body, no header, and no warning. With -d,
#            the request is whole.
# For us:    requests are shown with -H and -d.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund curl-to-postmanv2@1.8.4 @bany/curl-to-json@1.2.10
cat >convert.cjs <<'JS'
const toJson = require('@bany/curl-to-json');
const postman = require('curl-to-postmanv2');

const url = 'https://api.example.com/jobs';
const commands = {
  '--json': `curl --json '{"a": 1}' ${url}`,
  '-d': `curl -H 'content-type: application/json' -d '{"a": 1}' ${url}`,
  '--oauth2-bearer': `curl --oauth2-bearer token ${url}`,
};
for (const [option, data] of Object.entries(commands)) {
  postman.convert({type: 'string', data}, (error, {output}) => {
    const {method, header, body} = output[0].data;
    console.log(`Postman, ${option}: ${method}, ${header.length} headers, body ${body.raw ?? 'none'}`);
  });
  const {method, header, data: body} = (toJson.default ?? toJson)(data);
  console.log(`curl-to-json, ${option}: ${method}, ${Object.keys(header ?? {}).length} headers, body ${JSON.stringify(body) ?? 'none'}`);
}
JS
node convert.cjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Postman, --json: GET, 0 headers, body none
curl-to-json, --json: GET, 0 headers, body none
Postman, -d: POST, 1 headers, body {"a": 1}
curl-to-json, -d: POST, 1 headers, body {"a":1}
Postman, --oauth2-bearer: GET, 0 headers, body none
curl-to-json, --oauth2-bearer: GET, 0 headers, body none
EXPECTED
