import {afterAll, afterEach, vi} from 'vitest';
import {removeFolders} from './makeFolder';

// The Vitest options for this restore state before the next test. Code of the next file that runs before its first
// test, such as imports and servers that it starts, would still see the replaced values.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

afterAll(removeFolders);
