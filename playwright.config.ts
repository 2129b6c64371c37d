import {defineConfig} from '@playwright/test';
import {LAUNCH_OPTIONS} from './tests/helpers/browser';

const port = Number(process.env.SITE_PORT ?? 4180);
const siteUrl = process.env.SITE_URL ?? `http://127.0.0.1:${port}`;

/** Tests in a browser, of the site in `build/`, or of the one that `SITE_URL` names. With `NIGHTLY`, the slow ones. */
export default defineConfig({
  testDir: process.env.NIGHTLY ? 'tests/nightly/views' : 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/helpers/browser.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0, // a test that fails now and then is repaired or deleted
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    actionTimeout: 10_000,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    launchOptions: LAUNCH_OPTIONS,
  },
  ...(!process.env.SITE_URL && {
    webServer: {
      command: `tsx tests/helpers/serve.ts ${port}`,
      url: siteUrl,
      reuseExistingServer: false,
    },
  }),
});
