import {expect, test} from 'vitest';
import {runRandom} from '../../random/runRandom';

test('a few seconds of random requests, many at once, get only answers that fit', async () => {
  const report = await runRandom({seconds: 4, seed: 7, atOnce: 16});
  console.log(`${report.requests} random requests, slowest ${Math.round(report.slowestMs)} ms`);
  expect(report.faults).toEqual([]);
  expect(report.requests).toBeGreaterThan(20); // there are hundreds where nothing else runs
  expect(report.statuses.get(200)).toBeGreaterThan(0);
});
