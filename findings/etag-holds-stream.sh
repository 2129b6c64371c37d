#!/usr/bin/env bash
# With an ETag, a stream of events comes all at once, when it has ended.
#
# Versions:  hono 4.13.19 with @hono/node-server 2.1.9; beside it the middleware `compress` of hono. Node 20.
# Input:     `app.use(etag())`, and a route that streams: server-sent events, and lines of JSON. The second event waits
#            until the client has the first.
# Expected:  the first event comes at once: an ETag is of no use to a stream, and `compress` lets both pass.
# Seen:      etag() reads the whole body before it answers, of any content type: not even the headers come while the
#            stream runs. An agent's answer comes in one piece; a stream that never ends never begins.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund hono@4.13.19 @hono/node-server@2.1.9
cat >seen.mjs <<'JS'
import {serve} from '@hono/node-server';
import {Hono} from 'hono';
import {compress} from 'hono/compress';
import {etag} from 'hono/etag';
import {stream, streamSSE} from 'hono/streaming';
import {setTimeout} from 'node:timers/promises';

const app = new Hono();
app.use('/etag/*', etag());
app.use('/compress/*', compress());
let goOn;
app.get('/:middleware/events', (context) =>
  streamSSE(context, async (events) => {
    await events.writeSSE({data: 'first'});
    await new Promise((resolve) => (goOn = resolve));
    await events.writeSSE({data: 'second'});
  }),
);
app.get('/:middleware/lines', (context) => {
  context.header('content-type', 'application/jsonl');
  return stream(context, async (lines) => {
    await lines.write('{"event": "first"}\n');
    await new Promise((resolve) => (goOn = resolve));
    await lines.write('{"event": "second"}\n');
  });
});
const server = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'});
await new Promise((resolve) => server.once('listening', resolve));
for (const path of ['none/events', 'compress/events', 'compress/lines', 'etag/events', 'etag/lines']) {
  const answer = fetch(`http://127.0.0.1:${server.address().port}/${path}`);
  const first = await Promise.race([answer.then(() => 'at once'), setTimeout(2000, 'not before the end')]);
  goOn();
  await (await answer).text();
  console.log(`${path}: ${first}`);
}
server.close();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
none/events: at once
compress/events: at once
compress/lines: at once
etag/events: not before the end
etag/lines: not before the end
EXPECTED
