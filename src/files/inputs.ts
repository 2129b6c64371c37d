// What generated things are made from: files and folders, relative to the site's folder.

/** The published mock server and what Run loads: the sources, and the code and the packages that build them. */
export const RUNNABLE_INPUTS: readonly string[] = [
  'contract',
  'packages/mock-server/src',
  'samples',
  'scripts/mock.ts',
  'src/contract',
  'src/files',
  'src/plugins/console',
  'src/plugins/copies',
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
