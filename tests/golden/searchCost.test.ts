import {expect, it} from 'vitest';
import {measureSearch} from '../../bench/search';

const KILOBYTE = 1024;

it('search adds at most 1 KB of JavaScript to a page where nobody searches, and an index below 80 KB', async () => {
  const cost = await measureSearch('.');
  console.log(`Search costs ${JSON.stringify(cost)}.`);
  expect(cost.sections).toBeGreaterThan(400);
  expect(cost.idleScriptBytes).toBeGreaterThan(0);
  expect(cost.idleScriptBytes).toBeLessThanOrEqual(KILOBYTE);
  expect(cost.indexBytes).toBeLessThanOrEqual(80 * KILOBYTE);
});
