import {defineConfig} from 'vitest/config';

/** Tests queries on the search index of `build/`: `npm run test:search`. */
export default defineConfig({test: {include: ['tests/golden/**/*.test.ts']}});
