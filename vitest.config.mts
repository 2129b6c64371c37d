import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    testTimeout: 60_000,
    maxWorkers: '100%', // by itself it leaves one core free, which is half of two
    // The files of a worker share its modules, which half of the time went into. No test leaves anything to the next:
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
  resolve: {alias: {'@site': import.meta.dirname}},
});
