import {defineConfig} from 'vitest/config';

/** Tests the host configurations with `build/`: `npm run test:hosts`. */
export default defineConfig({
  test: {include: ['tests/hosts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 30_000},
});
