import {defineConfig} from 'vitest/config';

const resolve = {alias: {'@site': import.meta.dirname}};

/** Gives tests that run programs what these sleep with. */
const SLEEP = 'tests/samples/provideSleep.ts';

/** One kind of tests: its folder, and what differs from the others. */
const project = (name: string, options = {}, include: readonly string[] = []) => ({
  resolve,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`, ...include],
    setupFiles: ['tests/helpers/putBack.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false, // loading modules again for each file took half of the time
    ...options,
  },
});

/** `built` reads the site in `build/`; `smoke` asks a host for it; `nightly` is everything slow, which `npm run test:nightly` runs. */
export default defineConfig({
  test: {
    maxWorkers: '100%', // by default, one core of two is idle
    projects: [
      project('unit', {}, ['packages/*/tests/**/*.test.ts']),
      // The programs mostly sleep between requests.
      project('samples', {globalSetup: SLEEP, maxConcurrency: 24, testTimeout: 300_000}),
      project('built', {testTimeout: 300_000}), // a busy machine needs minutes
      project('smoke'),
      project('nightly', {
        globalSetup: SLEEP,
        testTimeout: 600_000,
        hookTimeout: 600_000,
        fileParallelism: false,
        maxConcurrency: 24, // samples mostly wait
      }),
    ],
  },
});
