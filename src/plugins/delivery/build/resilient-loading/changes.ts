import path from 'node:path';
import type {BundleChanges} from '../Lever';
import unknownForm from '../unknownForm.cjs';

/** Words that our preloader alone says. */
const TRACE = 'site.offline.text';

/** A page that does not load is tried again, or waits for the network, where the core reloads the page. */
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
      const what = 'its client/preload.js is not what loads pages';
      throw unknownForm('resilientLoading', 'build/resilient-loading/changes.ts', what);
    }
  },
};
