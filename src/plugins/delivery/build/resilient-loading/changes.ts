import path from 'node:path';
import type {BundleChanges} from '../Optimization';
import unknownForm from '../unknownForm.cjs';

/** A text that only our preloader contains. */
const TRACE = 'site.offline.text';

/** Retries a page that does not load, or waits for the network, where the core would reload the page. */
export const RESILIENT_LOADING: BundleChanges = {
  replacements: [
    {
      request: /^(?:\.|@docusaurus\/core\/lib\/client)\/preload(?:\.js)?$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$|delivery[\\/]browser/,
      file: path.join(__dirname, '../../../navigation/browser/preload.ts'),
    },
  ],
  check(scripts) {
    if (!scripts.includes(TRACE)) {
      const what = 'its client/preload.js is not the module that loads pages';
      throw unknownForm('resilientLoading', 'build/resilient-loading/changes.ts', what);
    }
  },
};
