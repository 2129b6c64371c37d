import {expect, it} from 'vitest';
import {measureSearch} from '../../bench/search';

const KILOBYTE = 1024;

/** Compressing the index as a host does takes seconds on a busy machine. */
const LONGEST_MS = 60_000;

it(
  'search adds at most 1 KB of JavaScript to a page where nobody searches, and an index below 80 KB',
  {timeout: LONGEST_MS},
  async () => {
    const cost = await measureSearch('.');
    console.log(`Search costs ${JSON.stringify(cost)}.`);
    expect(cost.sections).toBeGreaterThan(400);
    expect(cost.idleScriptBytes).toBeGreaterThan(0);
    expect(cost.idleScriptBytes).toBeLessThanOrEqual(KILOBYTE);
    expect(cost.indexBytes).toBeLessThanOrEqual(80 * KILOBYTE);
  },
);
