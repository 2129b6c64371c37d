import {defineConfig, type LaunchOptions} from '@playwright/test';
import {CHROMIUM, CHROMIUM_ARGS, QUICK_CHROMIUM} from './tests/browsers';

const port = Number(process.env.SITE_PORT ?? 4180);
const siteUrl = process.env.SITE_URL ?? `http://127.0.0.1:${port}`;

/**
 * Files whose tests use a page as soon as they open it. The others test what happens before that, or go back to a
 * previous page: the headless shell sometimes reports pointer events without a pointer, and has no back/forward cache.
 */
const USED_AT_ONCE = [
  'accessibility',
  'agent-friendly',
  'code',
  'home',
  'markdown-copies',
  'no-javascript',
  'odd-addresses',
  'pages',
  'routes',
  'samples',
  'search',
  'security',
].map((name) => `**/${name}.spec.ts`);

const launch = (executablePath: string): LaunchOptions => ({executablePath, args: CHROMIUM_ARGS});

/**
 * Browser tests of the built site. With `SITE_URL` they test a running site; without it they serve `build/` on
 * `SITE_PORT`. `CHROMIUM` is the path of a browser to use instead of Debian's.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A page tries three times to load a chunk before it shows a failure, which takes 4 s on a busy machine.
  expect: {timeout: 15_000},
  reporter: [['list']],
  projects: [
    {
      name: 'used at once',
      testMatch: USED_AT_ONCE,
      use: {launchOptions: launch(QUICK_CHROMIUM)},
    },
    {
      name: 'whole browser',
      testIgnore: USED_AT_ONCE,
      use: {launchOptions: launch(CHROMIUM)},
    },
  ],
  use: {
    baseURL: siteUrl,
    actionTimeout: 10_000,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  },
  ...(!process.env.SITE_URL && {
    webServer: {
      command: `tsx tests/site/serve.ts ${port}`,
      url: siteUrl,
      reuseExistingServer: false,
    },
  }),
});
