import {defineConfig} from '@playwright/test';

const port = Number(process.env.SITE_PORT ?? 4180);
const siteUrl = process.env.SITE_URL ?? `http://127.0.0.1:${port}`;

/**
 * Browser tests on the built site. `SITE_URL` tests a site that is up already; without it the build in
 * `build/` is served on `SITE_PORT`. `CHROMIUM` names another browser than Debian's.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A page tries to load a part three times before it says that it failed, which takes 4 s on a busy machine.
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    actionTimeout: 10_000,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  ...(!process.env.SITE_URL && {
    webServer: {
      command: `tsx tests/site/serve.ts ${port}`,
      url: siteUrl,
      reuseExistingServer: false,
    },
  }),
});
