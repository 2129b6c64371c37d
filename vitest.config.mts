import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    setupFiles: ['tests/unit/putBack.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%', // by itself it leaves one core free, which is half of two
    isolate: false, // the files of a worker share modules: loading them again took half of the time
  },
  resolve: {alias: {'@site': import.meta.dirname}},
});
