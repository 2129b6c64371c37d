import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    setupFiles: ['tests/unit/putBack.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%', // the default leaves one core idle, which is half of a two-core machine
    isolate: false, // the files of a worker share modules: loading them again for each file took half of the time
  },
  resolve: {alias: {'@site': import.meta.dirname}},
});
