#!/usr/bin/env bash
# A job that is done is refused as one that is still running, when it is asked for again with its key.
#
# Versions:  express-idempotency 1.0.6 with express 5.3.0. Node 20 or newer.
# Input:     a POST with an Idempotency-Key, and the same once more, as a client sends it that has lost the answer; the
#            server answers by `json` with a header Location, by `end` with 201 or with 204, and by a stream of events.
# Expected:  the answer of the first one again, with its headers, as of the middleware of payment services that this one
#            is made after; 409 only while the first one is running.
# Seen:      it keeps what goes through `send`, and takes another answer for one that has not come: 409 "A previous
#            request is still in progress". The client waits for a job that is done, and never learns its ID. What is
#            kept comes back without the header that tells where the job is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund express-idempotency@1.0.6 express@5.3.0
cat >seen.mjs <<'JS'
import express from 'express';
import {getSharedIdempotencyService, idempotency} from 'express-idempotency';

const answers = {
  json: (response) => response.status(201).location('/jobs/1').json({id: 1}),
  end: (response) => response.status(201).type('json').end('{"id":1}'),
  'end, 204': (response) => response.status(204).end(),
  stream: (response) => {
    response.type('text/event-stream').write('data: 1\n\n');
    response.end('data: [DONE]\n\n');
  },
};
let runs = 0;
const app = express();
app.use(express.json(), idempotency());
app.post('/:form', (request, response) => {
  if (getSharedIdempotencyService().isHit(request)) return;
  runs += 1;
  answers[request.params.form](response);
});
app.use((error, request, response, next) => {
  if (response.headersSent) return next(error);
  response.status(response.statusCode < 400 ? 500 : response.statusCode).end(error.message);
});
const server = app.listen(0, async () => {
  for (const form of Object.keys(answers)) {
    for (const turn of ['first', 'again']) {
      const response = await fetch(`http://127.0.0.1:${server.address().port}/${form}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': form},
        body: '{"prompt":"A lamp"}',
      });
      const text = (await response.text()).replaceAll('\n', ' ').trim();
      console.log(`${form}, ${turn}: ${response.status} ${text} | Location: ${response.headers.get('location')}`);
    }
  }
  console.log(`runs: ${runs}`);
  server.close();
});
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
json, first: 201 {"id":1} | Location: /jobs/1
json, again: 201 {"id":1} | Location: null
end, first: 201 {"id":1} | Location: null
end, again: 409 A previous request is still in progress for this key. | Location: null
end, 204, first: 204  | Location: null
end, 204, again: 409 A previous request is still in progress for this key. | Location: null
stream, first: 200 data: 1  data: [DONE] | Location: null
stream, again: 409 A previous request is still in progress for this key. | Location: null
runs: 4
EXPECTED
