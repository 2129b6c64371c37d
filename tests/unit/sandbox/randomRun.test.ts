import {expect, test} from 'vitest';
import {runRandom} from '../../random/runRandom';

test('a few seconds of random concurrent requests get only responses that match the contract', async () => {
  const report = await runRandom({seconds: 4, seed: 7, concurrency: 16});
  console.log(`${report.requests} random requests, slowest ${Math.round(report.slowestMs)} ms`);
  expect(report.faults).toEqual([]);
  expect(report.requests).toBeGreaterThan(20); // on an idle machine there are hundreds
  expect(report.statuses.get(200)).toBeGreaterThan(0);
});
