// What generated things are made from: files and folders, relative to the site's folder. `tests/unit/modules.test.ts` compares
// the first two with what the code imports.

/** The published mock server: its sources, and the code that builds it. */
export const MOCK_SERVER_INPUTS: readonly string[] = [
  'packages/mock-server/src',
  'scripts/mock.ts',
  'src/contract',
  'src/files',
  'contract',
  'src/plugins/console/node/mock-server',
  'src/plugins/copies',
];

/** What Run loads: the sources, and the code and the packages that build it. */
export const RUNNABLE_INPUTS: readonly string[] = [
  ...MOCK_SERVER_INPUTS,
  'samples',
  'src/plugins/console',
  'package.json',
  'package-lock.json',
];

/** The folders that components of pages are rendered from. */
export const COMPONENT_INPUTS = ['contract', 'samples', 'packages/mock-server/src'] as const;

/** What pages are made from besides the modules that the bundler sees. */
export const PAGE_INPUTS: readonly string[] = [
  ...COMPONENT_INPUTS,
  'src/!(pages|theme)/**',
  'sidebars.ts',
  'sidebarsApi.ts',
  'babel.config.js',
  'package-lock.json',
];

/** Everything that the checks read, their code and their packages included. */
export const CHECK_INPUTS: readonly string[] = [
  'api',
  'contract',
  'docs',
  'packages',
  'samples',
  'src',
  'static',
  '*.{js,json,ts}',
];
