import path from 'node:path';
import {defineConfig} from '@playwright/test';
import site from '../../../playwright.config';

const PORT = Number(process.env.ANALYTICS_PORT ?? 4181);
const MINUTE = 60_000;

/** Tests a build with analytics IDs: `npm run test:analytics`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: path.resolve('test-results'),
  use: {...site.use, baseURL: `http://127.0.0.1:${PORT}`},
  webServer: {
    command: `tsx tests/analytics/serveAnalyticsBuild.ts ${PORT}`,
    cwd: path.resolve('.'),
    url: `http://127.0.0.1:${PORT}`,
    timeout: 5 * MINUTE,
    reuseExistingServer: false,
  },
});
