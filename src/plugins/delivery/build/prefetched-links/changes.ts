import path from 'node:path';
import type {BundleChanges} from '../Optimization';
import unknownForm from '../unknownForm.cjs';

/** A property name that the minifier keeps: our object has it, and that of the core does not. */
const TRACE = 'prefetchesEachFileOnce';

/** Fetches each file of the pages that links lead to once, when the browser is idle. */
export const PREFETCHED_LINKS: BundleChanges = {
  replacements: [
    {
      request: /^\.\/docusaurus(?:\.js)?$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      file: path.join(__dirname, '../../browser/prefetched-links/prefetchLinks.ts'),
    },
  ],
  check(scripts) {
    if (!scripts.includes(TRACE)) {
      const what = 'its client/docusaurus.js is not the module that prefetches links';
      throw unknownForm('prefetchedLinks', 'build/prefetched-links/changes.ts', what);
    }
  },
};
