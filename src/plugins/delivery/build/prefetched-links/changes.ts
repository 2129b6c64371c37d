import path from 'node:path';
import type {BundleChanges} from '../Optimization';

/** Fetches each file of the pages that links lead to once, when the browser is idle. */
export const PREFETCHED_LINKS: BundleChanges = {
  replacements: [
    {
      request: /^\.\/docusaurus(?:\.js)?$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      file: path.join(__dirname, '../../browser/prefetched-links/prefetchLinks.ts'),
    },
  ],
  traces: [
    {
      // A property name, which the minifier keeps: our object has it, and that of the core does not.
      code: 'prefetchesEachFileOnce',
      isAdded: true,
      what: 'its client/docusaurus.js is not the module that prefetches links',
      file: 'build/prefetched-links/changes.ts',
    },
  ],
};
