#!/usr/bin/env bash
# An order that the server refuses ends the whole program, although the call stands in `try` and `catch`.
#
# Versions:  @runwayml/sdk 4.20.1. Node 20 or newer.
# Input:     two orders for a picture in a loop, each in `try` and `catch`, and with `waitForTaskOutput()` behind the
#            call, as its type documents; a server that refuses both with 400, as it does for a forbidden prompt.
# Expected:  two errors that are caught, and a program that goes on with what it has to do. So it is without
#            `waitForTaskOutput()`, and with a call for each step.
# Seen:      the promise of the order fails at once, and `waitForTaskOutput()` sleeps for six seconds before it looks
#            at it. A rejection that nobody has taken up ends Node: with status 1, at the first order. The jobs that
#            run by then are paid for, and nobody fetches them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @runwayml/sdk@4.20.1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import RunwayML from '@runwayml/sdk';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(400, {'Content-Type': 'application/json'});
    response.end('{"error": "This prompt is not allowed."}');
  });
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
server.unref();
const client = new RunwayML({apiKey: 'k', baseURL: `http://127.0.0.1:${server.address().port}`});
const order = (promptText) => client.textToImage.create({model: 'gen4_image', promptText, ratio: '1360:768'});
const ways = {
  'at once': (prompt) => order(prompt).waitForTaskOutput(),
  async 'step by step'(prompt) {
    const {id} = await order(prompt);
    return client.tasks.retrieve(id).waitForTaskOutput();
  },
};
for (const prompt of ['a lamp', 'a chair']) {
  try {
    await ways[process.argv[2]](prompt);
  } catch (error) {
    console.log(`${prompt}: caught ${error.status}`);
  }
}
console.log('the end');
JS
for way in 'step by step' 'at once'; do
  echo "$way"
  status=0
  node seen.mjs "$way" 2>error.txt || status=$?
  echo "status $status, $(grep -o 'BadRequestError: 400' error.txt || echo 'nothing on stderr')"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
step by step
a lamp: caught 400
a chair: caught 400
the end
status 0, nothing on stderr
at once
status 1, BadRequestError: 400
EXPECTED
