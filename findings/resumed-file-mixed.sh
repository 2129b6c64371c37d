#!/usr/bin/env bash
# A download that goes on after a break is half of the old file and half of the new one, and counts as complete.
#
# Versions:  node-downloader-helper 2.1.11, undici 7.30.2 (RetryAgent). Node 20 or newer.
# Input:     a file that is replaced by one of the same length during a break: with `pause()` and `resume()` of the first,
#            and a connection that is lost, for the second. The server sends an ETag, or a weak one, as servers do that
#            compress, or Last-Modified alone; and it follows If-Range and If-Match.
# Expected:  a whole file, or an error: what has come has a name, and HTTP has two headers for "go on if it is the same".
# Seen:      node-downloader-helper asks for the rest without either, whatever the server has sent, and ends with
#            `incomplete: false`. RetryAgent sends If-Match for a strong ETag, which gives an error. Otherwise fetch
#            resolves with both halves, although Last-Modified of the second part is another one.
# For us:    the programs load a picture in one request, and start again if it breaks off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-downloader-helper@2.1.11 undici@7.30.2
cat >seen.mjs <<'JS'
import {DownloaderHelper} from 'node-downloader-helper';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {Agent, fetch, RetryAgent} from 'undici';

const SIZE = 400_000;
const DATES = {A: 'Mon, 02 Nov 2026 00:00:00 GMT', B: 'Tue, 03 Nov 2026 00:00:00 GMT'};
const NAMES = {
  'an ETag': (version) => ({etag: `"${version}"`}),
  'a weak ETag': (version) => ({etag: `W/"${version}"`}),
  'a date': (version) => ({'last-modified': DATES[version]}),
};
let version;
let name;
let isLost = false;
const server = createServer(async ({headers}, response) => {
  const breaks = isLost;
  isLost = false;
  const sent = {'accept-ranges': 'bytes', ...NAMES[name](version)};
  const tag = sent.etag?.startsWith('"') ? sent.etag : undefined;
  const match = headers['if-match'];
  if (match !== undefined && match !== tag) return response.writeHead(412, sent).end();
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === (tag ?? sent['last-modified']);
  const from = isSame ? Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0) : 0;
  if (from > 0) sent['content-range'] = `bytes ${from}-${SIZE - 1}/${SIZE}`;
  response.writeHead(from > 0 ? 206 : 200, {...sent, 'content-length': SIZE - from});
  const bytes = Buffer.alloc(SIZE, version);
  for (let at = from; at < SIZE && !response.destroyed; at += 20_000) {
    response.write(bytes.subarray(at, at + 20_000));
    await sleep(20);
    if (breaks && at > SIZE / 3) {
      version = 'B';
      response.destroy();
    }
  }
  response.end();
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/picture.png`;

async function pause() {
  const download = new DownloaderHelper(url, '.', {override: true});
  const ended = new Promise((resolve, reject) => download.on('end', resolve).on('error', reject));
  download.start();
  await sleep(150);
  await download.pause();
  version = 'B';
  await download.resume();
  const {incomplete} = await ended;
  return [readFileSync('picture.png'), `, incomplete: ${incomplete}`];
}
async function lose() {
  isLost = true;
  const dispatcher = new RetryAgent(new Agent(), {maxRetries: 1, minTimeout: 50});
  const answer = await fetch(url, {dispatcher});
  return [Buffer.from(await answer.arrayBuffer()), ''];
}
for (const [client, load] of Object.entries({'node-downloader-helper': pause, RetryAgent: lose})) {
  for (name of Object.keys(NAMES)) {
    version = 'A';
    const text = await load().then(
      ([bytes, end]) => `${bytes.length} bytes of ${['A', 'B'].filter((sign) => bytes.includes(sign)).join(' and ')}${end}`,
      () => 'an error',
    );
    console.log(`${client}, ${name}: ${text}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
node-downloader-helper, an ETag: 400000 bytes of A and B, incomplete: false
node-downloader-helper, a weak ETag: 400000 bytes of A and B, incomplete: false
node-downloader-helper, a date: 400000 bytes of A and B, incomplete: false
RetryAgent, an ETag: an error
RetryAgent, a weak ETag: 400000 bytes of A and B
RetryAgent, a date: 400000 bytes of A and B
EXPECTED
