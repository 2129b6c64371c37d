import {defineConfig} from '@playwright/test';
import {LAUNCH_OPTIONS} from './tests/helpers/browser';

const {NIGHTLY, SITE_PORT, SITE_URL, SERVED_URL} = process.env;

/**
 * Tests in a browser, of the site in `build/`, or of the one that `SITE_URL` names. With `NIGHTLY`, the slow ones.
 * Playwright sets `SERVED_URL` to the address that the server of `build/` prints.
 */
export default defineConfig({
  testDir: NIGHTLY ? 'tests/nightly/views' : 'tests/browser',
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
    baseURL: SITE_URL ?? SERVED_URL ?? '',
    actionTimeout: 10_000,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: LAUNCH_OPTIONS,
  },
  ...(!SITE_URL && {
    webServer: {
      command: `tsx scripts/serve.ts --host 127.0.0.1 --port ${SITE_PORT ?? 0}`, // 0: a free one
      wait: {stdout: /The site is at (?<served_url>\S+)/},
    },
  }),
});
