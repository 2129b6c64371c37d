#!/usr/bin/env bash
# A status that is asked for twice a second is asked for every two seconds, and not at all after one failure.
#
# Versions:  swr 2.5.1 with react 19.3.1, in jsdom 26.1.0. Node 20 or newer.
# Input:     `useSWR('/job', fetcher, {refreshInterval: 500})` for five seconds; the same with `dedupingInterval: 0`,
#            and a second request that fails.
# Expected:  about ten requests each: an interval is an interval, and a poll that fails is followed by the next.
# Seen:      3 requests, as a request within two seconds of the last counts as the same one: `dedupingInterval` of the
#            defaults. With the failure, 2 requests: as long as there is an error, polls are left out, until the retry
#            of the error, which waits 5 or 10 seconds at first, and longer each time.
# For us:    programs of the pages count their own pauses.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund swr@2.5.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >seen.mjs <<'JS'
import {JSDOM} from 'jsdom';
import {setTimeout as sleep} from 'node:timers/promises';

const {window} = new JSDOM('<main></main>', {url: 'http://localhost', pretendToBeVisual: true});
Object.assign(globalThis, {window, document: window.document});
Object.defineProperty(globalThis, 'navigator', {value: window.navigator, configurable: true});
const {createElement} = await import('react');
const {createRoot} = await import('react-dom/client');
const {default: useSWR} = await import('swr');

async function countRequests(key, options, failing) {
  let requests = 0;
  const fetcher = async () => {
    requests += 1;
    if (requests === failing) throw new Error('503');
    return 'running';
  };
  const Status = () => createElement('p', null, useSWR(key, fetcher, options).data);
  const root = createRoot(window.document.querySelector('main').appendChild(window.document.createElement('div')));
  root.render(createElement(Status));
  await sleep(5000);
  root.unmount();
  return requests;
}
console.log(`every 500 ms: ${await countRequests('/a', {refreshInterval: 500})} requests in 5 s`);
const options = {refreshInterval: 500, dedupingInterval: 0};
const all = await countRequests('/b', options);
console.log(`every 500 ms, dedupingInterval 0: ${all >= 8 ? '8 or more' : all} requests in 5 s`);
const failed = await countRequests('/c', options, 2);
console.log(`every 500 ms, dedupingInterval 0, the second fails: ${failed} requests in 5 s`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
every 500 ms: 3 requests in 5 s
every 500 ms, dedupingInterval 0: 8 or more requests in 5 s
every 500 ms, dedupingInterval 0, the second fails: 2 requests in 5 s
EXPECTED
