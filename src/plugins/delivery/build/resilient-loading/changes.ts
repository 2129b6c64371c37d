import path from 'node:path';
import type {BundleChanges} from '../Optimization';

/** Retries a page that does not load, or waits for the network, where the core would reload the page. */
export const RESILIENT_LOADING: BundleChanges = {
  replacements: [
    {
      request: /^(?:\.|@docusaurus\/core\/lib\/client)\/preload(?:\.js)?$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$|delivery[\\/]browser/,
      file: path.join(__dirname, '../../../navigation/browser/preload.ts'),
    },
  ],
  traces: [
    {
      code: 'site.offline.text', // only our preloader contains this text
      isAdded: true,
      what: 'its client/preload.js is not the module that loads pages',
      file: 'build/resilient-loading/changes.ts',
    },
  ],
};
