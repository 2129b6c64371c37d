import {expect, it} from 'vitest';
import {measureSearch} from '../../bench/search';

const KILOBYTE = 1024;

/** Half of it is the frame of the dialog, which opens on the first press while the search panel is still loading. */
const IDLE_SCRIPT = 2 * KILOBYTE;

/** Compressing the index like a host does takes seconds on a busy machine. */
const TIMEOUT_MS = 60_000;

it(
  'search adds at most 2 KB of JavaScript to a page where search is not used, and an index below 80 KB',
  {timeout: TIMEOUT_MS},
  async () => {
    const cost = await measureSearch('.');
    console.log(`Search costs ${JSON.stringify(cost)}.`);
    expect(cost.sections).toBeGreaterThan(400);
    expect(cost.idleScriptBytes).toBeGreaterThan(0);
    expect(cost.idleScriptBytes).toBeLessThanOrEqual(IDLE_SCRIPT);
    expect(cost.indexBytes).toBeLessThanOrEqual(80 * KILOBYTE);
  },
);
