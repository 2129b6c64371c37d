import {defineConfig} from 'vitest/config';

/** Tests that build the whole site, minutes long: `npm run test:stale`. */
export default defineConfig({
  test: {include: ['tests/build/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000},
});
