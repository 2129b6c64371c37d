import {afterEach, vi} from 'vitest';

// The options of Vitest for this act before the next test. What the next file does before its first one, its imports
// and the servers it starts, would still meet what was put in place here.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
