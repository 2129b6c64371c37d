import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {TRUSTED_TYPES} from './build/contentPolicy';
import {integrityPlugins} from './build/integrityPlugins';

export {ANALYTICS, TRUSTED_TYPES} from './build/contentPolicy';
export {type HardenOptions, hostFacts, openHardening} from './build/openHardening';
export {REVALIDATED, type HeaderRule} from './build/headers';
export {renderDeployFiles} from './build/hostFiles';
export {SECURITY_TXT} from './build/securityTxt';

/**
 * Prepares the scripts of the built site for its content policy: hashes for the files that are loaded later, and
 * policies for what scripts write into pages. `npm run build` hardens the pages themselves, after every plugin has
 * written its files.
 */
export default function security(): Plugin {
  return {
    name: 'security',
    getClientModules() {
      return ['refusedStorage.ts', 'trustedTypes.ts'].map((file) =>
        path.join(__dirname, 'browser', file),
      );
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        output: {
          crossOriginLoading: 'anonymous',
          trustedTypes: {policyName: TRUSTED_TYPES.bundler},
        },
        plugins: integrityPlugins(currentBundler),
      };
    },
  };
}
