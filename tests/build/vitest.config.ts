import {defineConfig} from 'vitest/config';

/** Tests that build the whole site. CI's `npm test` runs `npm run test:builds`; `npm run test:faults` takes longer. */
export default defineConfig({
  test: {include: ['tests/build/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000},
});
