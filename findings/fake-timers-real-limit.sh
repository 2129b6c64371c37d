#!/usr/bin/env bash
# A test lets ten minutes pass with fake timers, and a time limit of one minute has not come.
#
# Versions:  vitest 4.1.12, jest 30.5.2, @sinonjs/fake-timers 15.5.0, and `mock.timers` of node:test. Node 20.20.
# Input:     `AbortSignal.timeout(60_000)`, the time limit of fetch, and `setTimeout` beside it, when all timers are
#            faked; then the clock goes on by ten minutes.
# Expected:  both have fired: the signal is a timer with another name, and the four fake the clock as well.
# Seen:      `setTimeout` has fired, the signal has not: it stays with the real clock in all four. A test that the
#            request is given up waits for a real minute, and one that it is not given up passes for every limit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund vitest@4.1.12 jest@30.5.2 @sinonjs/fake-timers@15.5.0
mkdir vitest jest
cat >common.cjs <<'JS'
exports.start = () => {
  const seen = {timer: false, signal: AbortSignal.timeout(60_000)};
  setTimeout(() => (seen.timer = true), 60_000);
  return seen;
};
exports.tell = (name, {timer, signal}) => {
  require('node:fs').appendFileSync('seen.txt', `${name}: setTimeout ${timer}, signal ${signal.aborted}\n`);
};
JS
cat >vitest/limit.test.mjs <<'JS'
import {test, vi} from 'vitest';
import {start, tell} from '../common.cjs';

test('limit', async () => {
  vi.useFakeTimers();
  const seen = start();
  await vi.advanceTimersByTimeAsync(600_000);
  vi.useRealTimers();
  tell('vitest', seen);
});
JS
cat >jest/limit.test.js <<'JS'
const {start, tell} = require('../common.cjs');

test('limit', async () => {
  jest.useFakeTimers();
  const seen = start();
  await jest.advanceTimersByTimeAsync(600_000);
  jest.useRealTimers();
  tell('jest', seen);
});
JS
cat >others.mjs <<'JS'
import fakeTimers from '@sinonjs/fake-timers';
import {mock} from 'node:test';
import {start, tell} from './common.cjs';

const clock = fakeTimers.install();
const bySinon = start();
await clock.tickAsync(600_000);
clock.uninstall();
tell('fake-timers', bySinon);

mock.timers.enable();
const byNode = start();
mock.timers.tick(600_000);
mock.timers.reset();
tell('node:test', byNode);
JS
npx vitest run vitest/limit.test.mjs >/dev/null 2>&1
npx jest jest/limit.test.js >/dev/null 2>&1
node --no-warnings others.mjs
cat seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
vitest: setTimeout true, signal false
jest: setTimeout true, signal false
fake-timers: setTimeout true, signal false
node:test: setTimeout true, signal false
EXPECTED
