#!/usr/bin/env bash
# A job has started, and the program that pays for it gets an empty success without the ID: the server had sent a hint.
#
# Versions:  requests 2.34.2 with urllib3 2.8.0, and urllib of Python 3.11; beside them the fetch of Node 20, and curl 7.88.
# Input:     a POST that a server answers with 103 Early Hints, then with 200 and an ID as JSON, as RFC 8297 describes; the
#            same with 102 Processing.
# Expected:  each client skips what comes first: it has to be able to read any number of answers with 1xx before the last
#            one (RFC 9110, 15.2), and all skip 100 Continue.
# Seen:      http.client of Python skips 100 alone. requests and urllib3 return 103 as the answer, with an empty body;
#            `ok` is true, and raise_for_status() raises nothing, as 103 is below 400. The real answer is dropped with the
#            connection. urllib raises HTTPError 103. fetch and curl return the ID.
# For us:    programs in Python take an answer without an ID for none, and never start the job again unseen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check requests==2.34.2 urllib3==2.8.0
cat >server.mjs <<'JS'
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.url === '/102') response.writeProcessing();
    else response.writeEarlyHints({link: '</style.css>; rel=preload; as=style'});
    response.end('{"id": "1"}');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
for (const status of ['103', '102']) {
  const answer = await fetch(`${url}/${status}`, {method: 'POST', body: '{}'});
  console.log('fetch', answer.status, await answer.text());
  for (const command of [['python/bin/python', 'seen.py'], ['curl', '-s', '-w', '\n', '-d', '{}']]) {
    const [file, ...args] = command;
    const client = spawn(file, [...args, `${url}/${status}`], {stdio: ['ignore', 'inherit', 'inherit']});
    await new Promise((resolve) => client.on('close', resolve));
  }
}
server.close();
server.closeAllConnections();
JS
cat >seen.py <<'PYTHON'
import sys
import urllib.error
import urllib.request

import requests
import urllib3

url = sys.argv[1]
answer = requests.post(url, data="{}", timeout=9)
answer.raise_for_status()
print("requests", answer.status_code, answer.ok, repr(answer.text))
answer = urllib3.request("POST", url, body="{}")
print("urllib3", answer.status, answer.data)
try:
    print("urllib", urllib.request.urlopen(url, data=b"{}").status)
except urllib.error.HTTPError as error:
    print("urllib", error)
PYTHON
node server.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fetch 200 {"id": "1"}
requests 103 True ''
urllib3 103 b''
urllib HTTP Error 103: Early Hints
{"id": "1"}
fetch 200 {"id": "1"}
requests 102 True ''
urllib3 102 b''
urllib HTTP Error 102: Processing
{"id": "1"}
EXPECTED
