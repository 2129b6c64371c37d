import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    testTimeout: 60_000,
    maxWorkers: '100%', // by itself it leaves one core free, which is half of two
  },
  resolve: {alias: {'@site': import.meta.dirname}},
});
