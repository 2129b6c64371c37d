import path from 'node:path';
import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';
import {WHOLE_WITHOUT} from './wholeWithout';

const PORT = Number(process.env.PLAIN_PORT ?? 4182);
const MINUTE = 60_000;

/**
 * Browser tests of the site without any optimization, so that an optimization that an upgrade breaks can be turned off:
 * `npm run test:plain`. Tests with the tag `@delivery` belong to an optimization.
 */
export default defineConfig({
  ...site,
  testDir: '../site',
  testMatch: WHOLE_WITHOUT.map((name) => `**/${name}.spec.ts`),
  grepInvert: /@delivery/,
  outputDir: path.resolve('test-results/plain'),
  projects: [
    {
      name: 'without optimizations',
      use: site.projects?.find(({name}) => name === 'whole browser')?.use ?? {},
    },
    {name: 'traces', testDir: '.', testMatch: '**/traces.spec.ts'},
  ],
  use: {...site.use, baseURL: `http://127.0.0.1:${PORT}`},
  webServer: {
    command: `tsx tests/plain/servePlainBuild.ts ${PORT}`,
    cwd: path.resolve('.'),
    url: `http://127.0.0.1:${PORT}`,
    timeout: 5 * MINUTE,
    reuseExistingServer: false,
  },
});
